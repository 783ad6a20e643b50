// The table view against the emulated device: the page's Web Serial port is the PC's end of its USB cable.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { Cable } from '../../emulator/cable.mjs';
import { Device } from '../../emulator/device.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { Browser, picture, until } from './browser.mjs';
import { kRoot, module } from './built.mjs';
import { MemoryDevice } from './memory_device.mjs';
import { sleep } from './player.mjs';
import { readScript } from './scripts.mjs';
import { serve } from './server.mjs';

const kBoard = process.env.FELICITY_BOARD ?? 'pico_oled';
const kConsoleOn = `settle\nA\nup\nA\n${'up\n'.repeat(9)}right\nB\ndown`;
const kSliceMs = 20;
let server;
let browser;
let page;
let device;
let cable;
let timer;

before(async () => { server = await serve(`${kRoot}build/web/page/site`); });
after(() => server.close());

/** A save with the console switched on and one finished game. */
function save() {
  const memory = new MemoryDevice(module, { board: kBoard, language: 'en' });
  playScript(memory, [...parseScript(kConsoleOn), ...readScript('game_3').steps.slice(2)]);
  return memory.engine.flash;
}

// A port as Web Serial has it; its two ends are functions of this test.
function fakeSerial() {
  let controller;
  const port = {
    open: async () => {
      port.readable = new ReadableStream({ start: (made) => { controller = made; } });
      port.writable = new WritableStream({ write: (bytes) => window.toDevice([...bytes]) });
    },
    close: async () => {},
  };
  window.fromDevice = (bytes) => controller.enqueue(Uint8Array.from(bytes));
  window.unplugged = () => controller.close();
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port } });
}

beforeEach(async () => {
  const board = JSON.parse(execFileSync(process.env.FELICITY_PROGRAM, ['boards', kBoard, '--json'], { encoding: 'utf8' }));
  device = new Device({ board, uf2: readFileSync(`${kRoot}build/${kBoard}/felicity-${kBoard}.uf2`) });
  device.chip.flash.bytes.set(save(), board.flash_bytes - board.save.bytes);
  cable = new Cable(device);
  device.powerOn();
  for (let ms = 0; ms < 5000 && !cable.connected; ms += 10) device.pass(10);
  assert.ok(cable.connected, 'no port appears');
  browser = await Browser.open();
  page = await browser.page('about:blank', { width: 1920, height: 1080 });
  await page.evaluateOnNewDocument(fakeSerial);
  const typed = [];
  await page.exposeFunction('toDevice', (bytes) => { typed.push(...bytes); });
  await page.goto(`${server.url}table.html`);
  cable.heard = '';
  timer = setInterval(() => {
    for (let ms = 0; ms < kSliceMs; ms += 2) {
      if (typed.length > 0) cable.type(typed.shift());
      device.pass(2);
    }
    if (cable.heard === '') return;
    const bytes = [...Buffer.from(cable.heard, 'latin1')];
    cable.heard = '';
    page.evaluate((sent) => window.fromDevice(sent), bytes).catch(() => {});
  }, kSliceMs);
});
afterEach(async () => {
  clearInterval(timer);
  await browser.close();
});

const reads = (selector, text) => until(page, (where, wanted) =>
  document.querySelector(where).textContent.includes(wanted), selector, text);

/** Milliseconds of the device, which is slower than the clock on a busy machine. */
async function passes(ms) {
  const until = device.chip.now + ms * 1e6;
  while (device.chip.now < until) await sleep(20);
}

const rgbaOf = ({ pixels }) => Uint8Array.from([...pixels].flatMap((pixel) => (pixel === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255])));

/** Until page and panel show the same, and the panel has shown it for a second. */
async function showsTable(what) {
  let before = null;
  for (let left = 60; left > 0; left--) {
    const expected = rgbaOf(device.picture());
    const stands = before !== null && expected.every((value, index) => value === before[index]);
    before = expected;
    const shown = await picture(page);
    if (stands && shown.length === expected.length && shown.every((value, index) => value === expected[index])) return;
    await sleep(1000);
  }
  const state = await page.$eval('#state', (element) => element.textContent);
  const notice = await page.$eval('#notice', (element) => element.textContent);
  assert.fail(`the table view never showed ${what}: ${state} ${notice}`);
}

test('the table view shows the table, keeps it while a hand is open, and counts the finished games', async () => {
  await page.click('#connect');
  await reads('#state', `Connected: ${kBoard}. The table is shown.`);
  await reads('#results tbody', 'Alice');
  const rows = await page.$$eval('#results tbody tr', (all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.deepEqual(rows, [['Alice', '1', '1', '70.0', '70'], ['Chloe', '1', '0', '46.0', '46'], ['Ben', '1', '0', '35.0', '35']]);
  await showsTable('what the panel shows');

  const press = async (key) => {
    device.hold(key);
    await passes(150);
    device.release(key);
    await passes(600);
  };
  for (const key of ['A', 'A', 'A']) await press(key);
  await passes(6000); // the deal
  await showsTable('the cover');
  const cover = await picture(page);
  device.hold('A');
  await reads('#state', 'A player looks at a secret.');
  assert.deepEqual(await picture(page), cover);
  assert.notDeepEqual(rgbaOf(device.picture()), cover, 'no hand was open');
  device.release('A');
  await reads('#state', 'The table is shown.');
  assert.deepEqual(page.faults, []);
});

test('a cable that is pulled out is a sentence, and the page can connect again', async () => {
  await page.click('#connect');
  await reads('#state', 'The table is shown.');
  await page.evaluate(() => window.unplugged());
  await reads('#state', 'Not connected.');
  await page.click('#connect');
  await reads('#state', 'The table is shown.');
});
