// The editor of skins in a browser: what is drawn, named and played is in the running game at once, and in the files.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isFirefox, picture, reads, until } from './browser.mjs';
import { kRoot } from './built.mjs';
import { kSite, openSite } from './site.mjs';

const kSkin = `${kRoot}tests/skin/changed.skin`;
const kGame = `${kRoot}build/pico_oled/felicity-pico_oled.uf2`;
const folder = mkdtempSync(join(tmpdir(), 'felicity-web-skin-'));
// Of one board the site has the image, whichever were built before the site.
const kPage = readFileSync(`${kSite}/skin.html`, 'utf8').replace(/(id="images">)[^<]*/, '$1["felicity-pico_oled.uf2"]');
const site = openSite({ 'skin.html': kPage, 'felicity-pico_oled.uf2': readFileSync(kGame) });

after(() => rmSync(folder, { recursive: true }));

// A file that the page would save stays in the page instead.
function keepSaved() {
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    window.saved = blob;
    return make.call(URL, blob);
  };
}

async function open(url = `${site.url}skin.html`, options = {}) {
  const page = await site.page('about:blank', { width: 1280, height: 800, ...options });
  await page.evaluateOnNewDocument(keepSaved);
  await page.goto(url);
  await until(page, () => document.querySelectorAll('#palette button').length === 16 && document.getElementById('spoken').ariaBusy === 'false');
  return page;
}

/** The bytes that a button saves. */
async function saved(page, button) {
  await page.evaluate(() => { window.saved = null; });
  await page.click(button);
  return savedBytes(page);
}

async function savedBytes(page) {
  await until(page, () => window.saved !== null);
  const text = await page.evaluate(async () => {
    const bytes = new Uint8Array(await window.saved.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(text, 'base64');
}

function printed(skin) {
  const path = join(folder, 'printed.skin');
  writeFileSync(path, skin);
  return JSON.parse(execFileSync(process.env.FELICITY_PROGRAM, ['skin', path], { encoding: 'utf8' }));
}

function madeUf2(skin, ...game) {
  const [from, to] = ['from.skin', 'to.uf2'].map((name) => join(folder, name));
  writeFileSync(from, skin);
  execFileSync(`${kRoot}tools/make-uf2`, ['--skin', from, to, ...game]);
  return readFileSync(to);
}

async function type(page, field, text) {
  await page.$eval(field, (input) => { input.value = ''; });
  await page.type(field, text);
  await page.$eval(field, (input) => input.blur());
}

/** A stroke over the picture, from and to in parts of it. */
async function stroke(page, [x1, y1], [x2, y2]) {
  await page.$eval('#pixels', (canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await (await page.$('#pixels')).boundingBox();
  await page.mouse.move(box.x + box.width * x1, box.y + box.height * y1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * x2, box.y + box.height * y2);
  await page.mouse.up();
}

const noticed = (page, text) => until(page, (wanted) => {
  const bar = document.getElementById('notice');
  return !bar.hidden && bar.textContent.includes(wanted);
}, text);

test('a stroke, a name and a tune are in the game at once and in the saved skin', async () => {
  const page = await open();
  const before = await picture(page);
  await page.click('#palette button:nth-child(8)');
  await page.click('#mirror');
  await stroke(page, [0.02, 0.51], [0.3, 0.51]); // within the row in the middle
  await until(page, () => !document.getElementById('undo').disabled);
  assert.notDeepEqual(await picture(page), before);
  await type(page, '#name', 'Mimi');
  await reads(page, 'Mimi');
  await page.click('#piano button:nth-child(10)'); // A4
  await page.click('#piano button:nth-child(22)'); // A5
  await type(page, '#title', 'Kim');
  const json = printed(await saved(page, '#save'));
  assert.equal(json.title, 'Kim');
  assert.equal(json.animals['15'].name.sk, 'Mimi');
  assert.equal(json.tunes.meow, '440:120 880:120');
  const row = json.animals['15'].large[19];
  assert.match(row, /^7{8}/);
  assert.match(row, /7{8}$/, 'both sides');
  await page.click('#undo');
  assert.equal(printed(await saved(page, '#save')).animals['15'].large[19] === row, false);
  assert.deepEqual(page.faults, []);
});

test('the small picture, a fill and the way back to the own one', async () => {
  const page = await open();
  await page.click('[data-size=small]');
  await page.click('#wipe');
  await page.click('[data-tool=fill]');
  await stroke(page, [0.5, 0.5], [0.5, 0.5]);
  const { small } = printed(await saved(page, '#save')).animals['15'];
  assert.deepEqual(small, Array(14).fill('#'.repeat(22)));
  await page.click('#original');
  assert.deepEqual(printed(await saved(page, '#save')), {});
});

test('a skin is loaded from a file and from its link, and kept by the browser', async () => {
  const page = await open();
  await (await page.$('#file')).uploadFile(kSkin);
  await reads(page, 'Mimi Öztürk');
  assert.deepEqual(await saved(page, '#save'), readFileSync(kSkin));
  await page.click('#link');
  await until(page, () => location.hash.length > 100);
  const link = await page.evaluate(() => location.href);
  const again = await open(`${site.url}skin.html`);
  assert.deepEqual(await saved(again, '#save'), readFileSync(kSkin), 'kept');
  await again.evaluate(() => localStorage.clear());
  const linked = await open(link);
  assert.deepEqual(await saved(linked, '#save'), readFileSync(kSkin), 'linked');
});

test('the UF2 files are those of tools/make-uf2, byte for byte', async () => {
  const page = await open();
  await (await page.$('#file')).uploadFile(kSkin);
  await reads(page, 'Mimi Öztürk');
  assert.deepEqual(await saved(page, '#uf2'), madeUf2(readFileSync(kSkin)));
  await page.evaluate(() => { window.saved = null; });
  await (await page.$('#game-file')).uploadFile(kGame);
  assert.deepEqual(await savedBytes(page), madeUf2(readFileSync(kSkin), kGame));
});

test('the site has the game of a board for the skin, and says so if it cannot be loaded', async () => {
  const page = await open();
  await type(page, '#title', 'Kim');
  const choices = await page.$$eval('#image option', (all) => all.map(({ value }) => value));
  assert.deepEqual(choices, ['pico_oled', '']);
  await page.select('#board', 'pico_oled');
  assert.equal(await page.$eval('#image', ({ value }) => value), 'pico_oled');
  const skin = await saved(page, '#save');
  assert.deepEqual(await saved(page, '#uf2-game'), madeUf2(skin, kGame));
  await page.evaluate(() => { window.fetch = () => Promise.reject(new TypeError('no network')); });
  await page.click('#uf2-game');
  await noticed(page, 'connection');
});

/** As if a person chose a colour. */
const pick = (page, input, colour) => page.$eval(input, (element, value) => {
  element.value = value;
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name));
}, colour);
const ground = (number, colour) => `#grounds [data-ground="${number}"][data-colour="${colour}"]`;

test('a paint, the table and the pages have other colours, but none that hides the writing', async () => {
  const page = await open();
  const before = await picture(page);
  await page.click('#palette button:nth-child(3)');
  await pick(page, '#mix', '#ff80c0');
  assert.equal(await page.$eval('#palette button:nth-child(3)', (button) => button.style.background), 'rgb(255, 130, 198)');
  await pick(page, ground(2, 14), '#f0e0ff'); // a light cloth: dark writing, and no darker at night
  await pick(page, ground(0, 9), '#400000');
  assert.notDeepEqual(await picture(page), before);
  const { colours } = printed(await saved(page, '#save'));
  for (const name of ['day', 'night', 'felt', 'felt_night']) assert.equal(colours[name].orange, '#ff82c6', name);
  assert.equal(colours.felt.cream, '#f7e3ff');
  assert.equal(colours.felt_night.cream, colours.felt.cream);
  assert.equal(colours.felt.dark_grey, colours.felt_night.dark_grey);
  assert.ok(parseInt(colours.felt.dark_grey.slice(1), 16) < 0x303030);
  assert.equal(colours.day.dark_grey, '#420000');
  for (const [input, colour] of [['#mix', '#200000'], [ground(0, 9), '#ffffff']]) { // black is written on orange; white on cream
    const kept = await page.$eval(input, ({ value }) => value);
    await page.evaluate(() => { document.getElementById('notice').hidden = true; });
    await pick(page, input, colour);
    await noticed(page, 'could not be read');
    assert.equal(await page.$eval(input, ({ value }) => value), kept);
  }
  assert.deepEqual(printed(await saved(page, '#save')).colours, colours, 'what is refused changes nothing');
  await page.click('#palette button:nth-child(15)');
  assert.equal(await page.$eval('#mixing', (element) => element.checkVisibility()), false, 'cream is the paper');
  await page.click('#palette button:nth-child(3)');
  await page.click('#own-mix');
  for (const row of [2, 4]) await page.click(`#grounds div:nth-child(${row}) button`); // the table's, and the pages'
  assert.deepEqual(printed(await saved(page, '#save')), {});
  assert.deepEqual(page.faults, []);
});

test('what is no skin is refused with a sentence, and the drawing stays', async () => {
  const page = await open();
  await type(page, '#name', 'Mimi');
  await reads(page, 'Mimi');
  const damaged = readFileSync(kSkin);
  damaged[400] ^= 1;
  for (const bytes of [damaged, Buffer.from('something else'), Buffer.alloc(0)]) {
    writeFileSync(join(folder, 'bad.skin'), bytes);
    await page.evaluate(() => { document.getElementById('notice').hidden = true; });
    await (await page.$('#file')).uploadFile(join(folder, 'bad.skin'));
    await noticed(page, 'no skin');
  }
  await page.evaluate(() => { location.hash = '#abcd'; });
  await noticed(page, 'link');
  await type(page, '#name', '日本');
  await noticed(page, 'letter');
  assert.equal(printed(await saved(page, '#save')).animals['15'].name.en, 'Mimi');
});

test('it fits a phone, and works as one file from a disk', async () => {
  const page = await open(`file://${kRoot}build/web/page/felicity-skins.html`, { width: 390, height: 844, mobile: true, language: 'de' });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.equal(await page.$eval('h1', (heading) => heading.textContent), 'Zeichne deine eigenen Katzen');
  await page.$eval('#pixels', (canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await (await page.$('#pixels')).boundingBox();
  const finger = isFirefox ? page.mouse.click.bind(page.mouse) : page.touchscreen.tap.bind(page.touchscreen); // its driver fails to touch a canvas
  await finger(box.x + 3, box.y + 3);
  assert.equal(printed(await saved(page, '#save')).animals['15'].large[0][0], '0');
  assert.deepEqual(page.faults, []);
});
