// The page that runs a UF2 file: a fresh image of tools/build-firmware, played by keyboard; the flash, the battery, bad
// files.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { Browser, picture, until } from './browser.mjs';
import { kRoot, module } from './built.mjs';
import { cpuSeconds } from './cpu.mjs';
import { MemoryDevice } from './memory_device.mjs';
import { sleep } from './player.mjs';
import { serve } from './server.mjs';
import { kSite } from './site.mjs';

const kBoard = process.env.FELICITY_BOARD ?? 'pico_oled';
const kImage = `${kRoot}build/${kBoard}/felicity-${kBoard}`;
const folder = mkdtempSync(join(tmpdir(), 'felicity-player-'));
let server;
let browser;
let page;

before(async () => { server = await serve(kSite); });
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  browser = await Browser.open();
  page = await browser.page(`${server.url}player.html`, { width: 1300 });
});
afterEach(() => browser.close());

const choose = async (...paths) => (await page.$('#file')).uploadFile(...paths);
const noticed = (text) => until(page, (wanted) => {
  const bar = document.getElementById('notice');
  return !bar.hidden && bar.textContent.includes(wanted);
}, text);

/** Until the panel shows what a device in memory shows. */
async function shows(device, what) {
  const expected = device.picture();
  for (let left = 1200; left > 0; left--) {
    const shown = await picture(page);
    if (shown.length === expected.length && shown.every((value, index) => value === expected[index])) return;
    await sleep(50);
  }
  await page.screenshot({ path: join(tmpdir(), 'felicity-player.png') });
  assert.fail(`the panel never showed ${what}; see felicity-player.png in ${tmpdir()}`);
}

async function press(device, key, name) {
  await page.keyboard.down(name);
  await sleep(150);
  await page.keyboard.up(name);
  device.press(key);
  device.settle();
}

/** The first start of a blank chip, and of a blank device beside it: English, and no guided round. */
async function toHome(device) {
  device.settle();
  await shows(device, 'the logo');
  await press(device, 'A', 'a');
  await shows(device, 'the languages');
  await press(device, 'A', 'a');
  await shows(device, 'the offer of a guided round');
  await sleep(300); // a question ignores keys at first
  await press(device, 'B', 'b');
  await shows(device, 'the home screen');
}

test('a UF2 runs, takes keys and shows what the PC shows; its flash outlives a pulled battery and the tab', async () => {
  await choose(`${kImage}.uf2`);
  const device = new MemoryDevice(module, { board: kBoard }); // blank, as the chip is
  await toHome(device);
  await page.evaluate(() => { // a busy machine handles two taps at once
    for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) {
      document.dispatchEvent(new KeyboardEvent(type, { code: 'ArrowDown', key: 'ArrowDown', bubbles: true }));
    }
  });
  for (let tap = 0; tap < 2; tap++) {
    device.press('down');
    device.settle();
  }
  await shows(device, 'the third line');
  await press(device, 'up', 'ArrowUp');
  await shows(device, 'the second line');
  // A setting is kept: the language.
  for (const [key, name] of [['up', 'ArrowUp'], ['up', 'ArrowUp'], ['A', 'a'], ['right', 'ArrowRight'], ['B', 'b']]) {
    await press(device, key, name);
    await shows(device, `what follows ${key}`);
  }
  assert.equal(device.engine.language, 'de');
  await sleep(1000); // until the setting is written
  await page.click('#battery');
  const again = new MemoryDevice(module, { board: kBoard, flash: device.engine.flash });
  again.settle();
  await shows(again, 'the logo in German after the battery was pulled');
  await page.reload();
  await choose(`${kImage}.uf2`);
  await shows(again, 'the logo in German in a new tab');
  assert.deepEqual(page.faults, []);
});

test('the console answers once it is switched on and the cable is plugged', async () => {
  await choose(`${kImage}.uf2`);
  const device = new MemoryDevice(module, { board: kBoard });
  await toHome(device);
  const up = Array(9).fill(['up', 'ArrowUp']);
  for (const [key, name] of [['up', 'ArrowUp'], ['A', 'a'], ...up, ['right', 'ArrowRight'], ['B', 'b']]) {
    await press(device, key, name);
    await shows(device, `what follows ${key}`);
  }
  await page.click('#cable');
  const heard = (text) => until(page, (wanted) => document.getElementById('console').value.includes(wanted), text);
  await sleep(3000); // the port opens
  await page.type('#line', 'info');
  await page.keyboard.press('Enter');
  await heard(`board ${kBoard}`);
  await heard('ok');
});

test('a chip that sleeps keeps real time, and a busy one at least 0.3 of it by the time of the processor', async () => {
  await choose(`${kImage}.uf2`);
  const device = new MemoryDevice(module, { board: kBoard });
  device.settle();
  await shows(device, 'the logo');
  const facts = () => page.$eval('#speed', (element) => ({ speed: Number(element.dataset.speed),
    cycles: Number(element.textContent.replace(/^.*time, ([\d,]+) cycles.*$/, '$1').replaceAll(',', '')) }));
  // A machine with other work gives the page no time for a moment: the best of half a minute counts.
  let speed = 0;
  for (let look = 0; look < 20 && speed <= 0.9; look++) {
    await sleep(1500);
    ({ speed } = await facts());
  }
  console.log(`asleep: ${speed.toFixed(2)} of real time`);
  assert.ok(speed > 0.9, `${speed} of real time while it sleeps`);
  // The bots' lab: computer players against each other, without a pause.
  await toHome(device);
  const [a, down] = [['A', 'a'], ['down', 'ArrowDown']];
  for (const [key, name] of [down, down, down, a, down, a]) {
    await press(device, key, name);
    await shows(device, `what follows ${key}`);
  }
  await page.keyboard.press('a', { delay: 150 });
  await sleep(2000); // the worker's code becomes fast by being run
  const pid = browser.browser.process().pid;
  const [before, used] = [await facts(), cpuSeconds(pid)];
  await sleep(4000);
  const megahertz = ((await facts()).cycles - before.cycles) / (cpuSeconds(pid) - used) / 1e6;
  console.log(`busy: ${megahertz.toFixed(0)} MHz of 125, ${(megahertz / 125).toFixed(2)} of real time; promised 0.3`);
  assert.ok(megahertz / 125 >= 0.3 / 2, `${megahertz} MHz`);
});

test('the page in one file runs it too, with its worker from a blob', async () => {
  await page.goto(`file://${kRoot}build/web/page/felicity-player.html`);
  await choose(`${kImage}.uf2`);
  const device = new MemoryDevice(module, { board: kBoard, language: 'en' });
  device.settle();
  await shows(device, 'the logo');
});

test('what is no UF2, for another chip or faulting is a clear sentence', async () => {
  const image = readFileSync(`${kImage}.uf2`);
  const file = (name, change) => {
    const bytes = Buffer.from(image);
    change(bytes);
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  writeFileSync(join(folder, 'photo.jpg'), 'no image of this kind');
  await choose(join(folder, 'photo.jpg'));
  await noticed('photo.jpg is neither a UF2 nor an ELF file.');
  await choose(file('other.uf2', (bytes) => { for (let at = 28; at < bytes.length; at += 512) bytes.writeUInt32LE(0xe48bff59, at); }));
  await noticed('UF2 block 0 is for another chip');
  // The first instructions after the boot loader's block are no instructions.
  await choose(file('broken.uf2', (bytes) => bytes.fill(0xde, 512 + 32, 3 * 512 - 4 - 220)), `${kImage}.elf`);
  await noticed('The image has stopped: ');
  assert.deepEqual(page.faults, []);
});

test('a board without wires on a breadboard says which have them', async () => {
  const bytes = readFileSync(`${kImage}.uf2`); // for the page it is the image of the board that is named in it
  for (let at; (at = bytes.indexOf(`${kBoard}\0`)) >= 0;) bytes.write('picopad\0\0\0', at);
  writeFileSync(join(folder, 'handheld.uf2'), bytes);
  await choose(join(folder, 'handheld.uf2'));
  await until(page, () => document.getElementById('no-faults').checkVisibility());
  assert.match(await page.$eval('#no-faults', (sentence) => sentence.textContent), /^Faults in the wires .* display answers: .*OLED.*; .*SH1106.*\.$/);
  assert.equal(await page.$eval('#faults', (panel) => panel.checkVisibility()), false);
});

test('a wire that is pulled out is seen by the LED, mended again, and a mystery is found by checking wires', async () => {
  await choose(`${kImage}.uf2`);
  const device = new MemoryDevice(module, { board: kBoard });
  device.settle();
  await shows(device, 'the logo');
  await page.click('#faults summary');
  const drawn = await fetch(await page.$eval('#wires a', (link) => link.href));
  assert.match(await drawn.text(), /wiring\.svg/);
  const yellow = await page.$$eval('#fault-wire option', (options) => options.find(({ text }) => text.startsWith('yellow')).value);
  await page.select('#fault-wire', yellow);
  await page.click('#break');
  await until(page, () => document.getElementById('led').classList.contains('lit'), '');
  assert.match(await page.$eval('#fault-list', (list) => list.textContent), /^pulled out: yellow a7 – j49 \(OLED SCL\)$/);
  await page.click('#mend');
  await until(page, () => document.getElementById('fault-list').children.length === 0, '');
  await page.select('#fault-kind', 'grounded');
  const red = await page.$$eval('#fault-wire option', (options) => options.find(({ text }) => text.startsWith('red')).value);
  await page.select('#fault-wire', red);
  await page.click('#break');
  await until(page, () => document.getElementById('fault-list').textContent.includes('Short circuit'), '');
  await page.click('#mend');
  await shows(device, 'the logo after a short circuit');
  await page.click('#mystery');
  assert.match(await page.$eval('#fault-list', (list) => list.textContent), /Which wire is it/);
  const wires = await page.$$eval('#fault-wire option', (options) => options.map(({ value }) => value));
  for (const [index, wire] of wires.entries()) {
    await page.select('#fault-wire', wire);
    // Not by the mouse: each answer moves the button, under load between aiming and clicking.
    await page.$eval('#check', (button) => button.click());
    const said = await page.$eval('#fault-list', (list) => list.textContent);
    if (said.includes(`Found! Wires checked: ${index + 1}.`)) break;
    assert.ok(index + 1 < wires.length, 'no wire is the one');
  }
  assert.equal(await page.$eval('#reveal', (button) => button.hidden), true);
  assert.deepEqual(page.faults, []);
});
