// Nothing secret outlives the finger: whatever takes a player away from the page covers the hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picture, reads, settled, until } from './browser.mjs';
import { Fingers, Keyboard, sleep } from './player.mjs';
import { openSite } from './site.mjs';

const kSecret = 'one player only';
const site = openSite();
let page;

async function press(key) {
  const keyboard = new Keyboard(page);
  await keyboard.down(key);
  await sleep(60);
  await keyboard.up(key);
  await sleep(60);
}

/** A new page at the first player's cover. @returns the picture of the cover */
async function atCover(options) {
  if (page) await page.close();
  page = await site.browser.page(`${site.url}?seed=1`, options);
  await settled(page);
  for (const key of ['A', 'A', 'A']) await press(key);
  await until(page, () => document.getElementById('spoken').textContent.includes('show hand'));
  await settled(page);
  await sleep(500); // a press that is too fresh shows nothing
  return picture(page);
}

const differs = (one, other) => one.some((value, index) => value !== other[index]);

/** The hand is open by `hands`, `leave` happens, and at once the canvas shows no card of it. */
async function coversAfter(cover, hands, leave) {
  await hands.down('A');
  await reads(page, kSecret);
  assert.ok(differs(await picture(page), cover), 'the hand was never shown');
  const shown = await leave();
  assert.equal(differs(shown ?? await picture(page), cover), false, 'the hand is still on the canvas');
}

// In the page itself, so that no time passes between the event and the look at the canvas.
const pictureAfter = async (type, target = 'window') => {
  const base64 = await page.evaluate((name, where) => {
    (where === 'window' ? window : document).dispatchEvent(new Event(name));
    const canvas = document.getElementById('panel');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return btoa(text);
  }, type, target);
  return new Uint8Array(Buffer.from(base64, 'base64'));
};

for (const [type, target] of [['blur', 'window'], ['pagehide', 'window'], ['pointercancel', 'window'], ['freeze', 'document'],
  ['visibilitychange', 'document']]) {
  test(`${type} covers the hand at once`, async () => {
    const cover = await atCover();
    await coversAfter(cover, new Keyboard(page), () => pictureAfter(type, target));
  });
}

test('another tab in front covers the hand', async () => {
  const cover = await atCover();
  await coversAfter(cover, new Keyboard(page), async () => {
    const other = await site.browser.page('about:blank');
    await other.bringToFront();
    const shown = await picture(page);
    await other.close();
    return shown;
  });
});

test('a lifted finger covers the hand, and a held one shows it as long as it likes', async () => {
  const cover = await atCover({ width: 390, height: 844, mobile: true });
  const fingers = new Fingers(page);
  await fingers.down('A');
  await reads(page, kSecret);
  await sleep(1500);
  assert.ok(differs(await picture(page), cover), 'the hand did not stay');
  await fingers.up('A');
  await reads(page, 'show hand');
  assert.equal(differs(await picture(page), cover), false);
});

test('one finger holds A and presses an arrow by sliding onto it', async () => {
  await atCover({ width: 390, height: 844, mobile: true });
  const fingers = new Fingers(page);
  await fingers.down('A');
  await reads(page, kSecret);
  const before = await picture(page);
  await fingers.slide('A', 'right');
  await sleep(300);
  assert.equal(await page.$eval('#spoken', (element) => element.textContent.includes('one player only')), true);
  assert.ok(differs(await picture(page), before), 'the cursor has not moved');
  await fingers.up('A');
});

test('the live region never holds a text of the hand', async () => {
  await atCover();
  const atTheTable = await settled(page);
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver(() => window.heard.push(document.getElementById('spoken').textContent))
      .observe(document.getElementById('spoken'), { childList: true, characterData: true, subtree: true });
  });
  const keyboard = new Keyboard(page);
  await keyboard.down('A');
  await reads(page, kSecret);
  await press('right');
  await sleep(600);
  await keyboard.up('A');
  await reads(page, 'show hand');
  const heard = await page.evaluate(() => window.heard);
  assert.ok(heard.some((text) => text.includes(kSecret)));
  for (const text of heard) assert.ok(text.includes(kSecret) || text === atTheTable, text);
});
