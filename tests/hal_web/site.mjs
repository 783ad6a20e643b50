// The site as a web server gives it, with one browser, for all tests of a file.
import { after, before } from 'node:test';
import { Browser } from './browser.mjs';
import { kRoot } from './built.mjs';
import { serve } from './server.mjs';

/** `url` and `browser` are there as soon as the first test runs. */
export function openSite() {
  const site = {};
  let server;
  before(async () => {
    server = await serve(`${kRoot}build/web/page/site`);
    site.url = server.url;
    site.browser = await Browser.open();
  });
  after(async () => {
    await site.browser.close();
    server.close();
  });
  return site;
}
