// The site as a web server gives it, with one browser, for all tests of a file.
import { after, afterEach, before, beforeEach } from 'node:test';
import { Browser } from './browser.mjs';
import { kRoot } from './built.mjs';
import { serve } from './server.mjs';

export const kSite = `${kRoot}build/web/page/site`;

/**
 * `url` and `browser` are there as soon as the first test runs. Pages of `page()` find what other pages of the same test
 * keep, and nothing of other tests.
 * @param pages as for serve()
 */
export function openSite(pages) {
  const site = { page: (url, options) => site.browser.page(url, { context: site.context, ...options }) };
  let server;
  before(async () => {
    server = await serve(kSite, pages);
    site.url = server.url;
    site.browser = await Browser.open();
  });
  beforeEach(async () => { site.context = await site.browser.context(); });
  afterEach(() => site.context.close());
  after(async () => {
    await site.browser.close();
    server.close();
  });
  return site;
}
