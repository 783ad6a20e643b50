// The page in Debian's Chromium: rounds by keyboard and by fingers, a reload, a killed browser.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Browser, reads, settled, until } from './browser.mjs';
import { kRoot } from './built.mjs';
import { Fingers, Keyboard, playBoth, samePicture, sleep, twin } from './player.mjs';
import { readScript, untilSettle } from './scripts.mjs';
import { openSite } from './site.mjs';

const site = openSite();

test('a round against four bots by keyboard shows what the device shows', async () => {
  const page = await site.page(`${site.url}?seed=1`);
  const device = twin({ board: 'picosystem', seed: 1 });
  const compared = await playBoth(page, device, readScript('bots').steps, new Keyboard(page));
  assert.ok(compared >= 3, `${compared} pictures compared`);
  assert.deepEqual(page.faults, []);
});

test('a round of three by fingers on a phone shows what the device shows', async () => {
  const page = await site.page(`${site.url}?seed=1&board=pico_oled`, { width: 390, height: 844, mobile: true });
  const device = twin({ board: 'pico_oled', seed: 1 });
  const compared = await playBoth(page, device, untilSettle(readScript('game_3').steps, 12), new Fingers(page));
  assert.equal(compared, 12);
  assert.deepEqual(page.faults, []);
});

test('four buttons, by fingers, on a phone held across', async () => {
  const page = await site.page(`${site.url}?seed=3&board=pico_display_2`, { width: 844, height: 390, mobile: true });
  const device = twin({ board: 'pico_display_2', seed: 3 });
  const steps = untilSettle(readScript('game_4_four_buttons').steps, 6);
  assert.equal(await playBoth(page, device, steps, new Fingers(page)), 6);
});

test('after a reload the game is where it was', async () => {
  const page = await site.page(`${site.url}?seed=1`);
  const device = twin({ board: 'picosystem', seed: 1 });
  await playBoth(page, device, untilSettle(readScript('game_3').steps, 3), new Keyboard(page));
  await page.reload();
  await reads(page, 'Resume');
  const again = twin({ board: 'picosystem', seed: 1, flash: device.engine.flash });
  const steps = untilSettle(readScript('resume').steps, 2);
  assert.equal(await playBoth(page, again, steps, new Keyboard(page)), 2);
});

test('a browser that is killed right after a move has the move', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'felicity-web-'));
  try {
    const first = await Browser.open({ profile });
    const page = await first.page(`file://${kRoot}build/web/page/felicity.html?seed=1`);
    const device = twin({ board: 'picosystem', seed: 1 });
    await playBoth(page, device, untilSettle(readScript('game_3').steps, 2), new Keyboard(page));
    // A card is played: its picture is the sign that it is on the disk.
    const keyboard = new Keyboard(page);
    await keyboard.down('A');
    await until(page, () => document.getElementById('spoken').textContent.includes('one player only'));
    device.hold('A');
    device.pass(300);
    await keyboard.down('up'); // held: the bar fills, and the picture after it is that of the next cover
    await page.waitForFunction(() => !document.getElementById('spoken').textContent.includes('one player only'), { polling: 10 });
    const gone = new Promise((resolve) => { first.browser.process().once('exit', resolve); });
    first.browser.process().kill('SIGKILL');
    await gone;
    device.hold('up');
    device.pass(450);

    const second = await Browser.open({ profile });
    const page2 = await second.page(`file://${kRoot}build/web/page/felicity.html?seed=1`);
    await reads(page2, 'Resume');
    const again = twin({ board: 'picosystem', seed: 1, flash: device.engine.flash });
    again.settle();
    await samePicture(page2, again, 'after the kill');
    await playBoth(page2, again, untilSettle(readScript('resume').steps, 2), new Keyboard(page2));
    await second.close();
  } finally {
    await sleep(200);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a name is typed on the keyboard, where its letters are no buttons', async () => {
  const page = await site.page(`${site.url}?board=picosystem`, { language: 'sk' });
  await settled(page);
  const press = (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key, { delay: 60 })), Promise.resolve());
  // A key of a keyboard that puppeteer does not know.
  const type = (key) => page.evaluate((letter) => {
    for (const kind of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(kind, { key: letter, code: 'Digit6', bubbles: true }));
  }, key);
  await press('a', 'a', 'ArrowDown', 'ArrowDown', 'a', 'ArrowDown', 'a');
  await reads(page, 'Nové meno');
  await type('ž');
  await press('a', 'b', 'k', 'x', 'Backspace');
  await type('a');
  await press('Enter');
  await reads(page, 'Žabka');
  await press('b'); // a button again
  await reads(page, 'Hrať spolu');
  assert.deepEqual(page.faults, []);
});

test('the language is the browser\'s', async () => {
  const page = await site.page(site.url, { language: 'de-AT' });
  await settled(page);
  await page.keyboard.press('a', { delay: 60 });
  await reads(page, 'Zusammen spielen');
  assert.equal(await page.$eval('html', (element) => element.lang), 'de');
  assert.equal(await page.$eval('#open-menu', (element) => element.ariaLabel), 'Menü');
});
