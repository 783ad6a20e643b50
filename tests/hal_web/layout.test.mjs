// Where things are on the pages, from a phone to a beamer: the case fills the window, the ears sit on it, and no button
// covers another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled } from './browser.mjs';
import { openSite } from './site.mjs';

const kUpright = { phone: [390, 844], 'small phone': [360, 640], tablet: [820, 1180] };
const kAcross = { 'phone across': [844, 390], laptop: [1366, 768], 'narrow laptop': [1024, 600], beamer: [1920, 1080] };
const kBoards = ['picosystem', 'pico_oled', 'pico_display_2'];
const site = openSite();

const boxes = (page) => page.evaluate(async () => {
  await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }); // a new size was handled
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(box);
  const [shell] = all('.shell');
  return { shell, panel: all('#panel')[0], ears: all('.ear'), menu: all('#open-menu'), letters: all('#letters button'),
    arrows: all('#cross'), room: { left: 0, top: 0, right: innerWidth, bottom: innerHeight } };
});

const holds = (outer, inner) => inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
const width = (box) => box.right - box.left;
const height = (box) => box.bottom - box.top;
const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Round buttons: their centres are at least as far apart as both are wide. */
function discsAreApart(one, other) {
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const [[x1, y1], [x2, y2]] = [middle(one), middle(other)];
  return Math.hypot(x1 - x2, y1 - y2) >= (width(one) + width(other)) / 2;
}

function check(found, where) {
  const { shell, panel, ears, menu, letters, arrows, room } = found;
  assert.ok(holds(room, shell), `${where}: the case leaves the window`);
  assert.ok(holds(shell, panel), `${where}: the panel leaves the case`);
  assert.equal(ears.length, 2);
  for (const ear of ears) {
    assert.ok(holds(room, ear), `${where}: an ear leaves the window`);
    assert.ok(ear.top < shell.top && ear.bottom > shell.top + 1, `${where}: an ear does not sit on the case`);
  }
  const discs = [...letters, ...arrows];
  discs.forEach((disc, index) => {
    assert.ok(holds(shell, disc), `${where}: a button leaves the case`);
    assert.ok(apart(disc, panel), `${where}: a button covers the panel`);
    for (const other of discs.slice(index + 1)) assert.ok(discsAreApart(disc, other), `${where}: a button covers another`);
    for (const one of menu) assert.ok(apart(one, disc), `${where}: the menu covers a button`);
  });
}

for (const board of kBoards) {
  test(`${board}: the device fits every window, and fills most of a phone`, async (t) => {
    const page = await site.browser.page(`${site.url}?board=${board}`);
    t.after(() => page.close()); // one page at a time has the save
    await settled(page);
    for (const [name, [w, h]] of Object.entries({ ...kUpright, ...kAcross })) {
      await page.setViewport({ width: w, height: h, deviceScaleFactor: name.includes('phone') ? 3 : 1 });
      const found = await boxes(page);
      check(found, `${board}, ${name}`);
      const { shell, panel, ears } = found;
      if (name === 'phone') {
        assert.ok(width(panel) >= 0.8 * w, `the panel is ${width(panel)} of ${w} wide`);
        assert.ok(shell.bottom - ears[0].top >= 0.75 * h, `the device is ${shell.bottom - ears[0].top} of ${h} high`);
        for (const letter of found.letters) assert.ok(width(letter) >= 44, 'a button is too small for a finger');
      }
      if (name === 'phone across') {
        assert.ok(width(shell) >= 0.8 * w || shell.bottom - ears[0].top >= 0.8 * h, 'the device is small');
      }
    }
  });
}

test('the page that runs a UF2 file has its device in every window, right of the bench or above it', async () => {
  const page = await site.browser.page(`${site.url}player.html`);
  for (const [name, [w, h]] of Object.entries({ ...kUpright, ...kAcross })) {
    await page.setViewport({ width: w, height: h });
    const found = await boxes(page);
    check(found, `player, ${name}`);
    assert.ok(width(found.panel) >= (w <= 760 ? 0.8 : 0.2) * w, `${name}: the panel is ${width(found.panel)} of ${w} wide`);
    assert.ok(height(found.panel) > 60, name);
  }
});
