// The WebAssembly module by itself: its imports, its saves against the PC's program, covers, records, bad input.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { playScript } from '../../emulator/script.mjs';
import { Engine } from '../../hal_web/page/engine.mjs';
import { kRoot, module } from './built.mjs';
import { MemoryDevice, seededEntropy } from './memory_device.mjs';
import { kScripts, readScript } from './scripts.mjs';

const kFelicity = process.env.FELICITY_PROGRAM;

test('the module imports nothing of the system but a file that is not there', () => {
  const imports = WebAssembly.Module.imports(module);
  assert.deepEqual([...new Set(imports.map((one) => one.module))].sort(), ['page', 'wasi_snapshot_preview1']);
  assert.deepEqual(imports.filter((one) => one.module !== 'page').map((one) => one.name).sort(), ['fd_close', 'fd_seek', 'fd_write']);
});

test('boards and languages are those of the PC\'s program', () => {
  const engine = new Engine(module, { entropy: () => {} });
  const boards = execFileSync(kFelicity, ['boards'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(/\s+/)[0]);
  assert.deepEqual(engine.boards.map(({ name }) => name), boards);
  assert.ok(engine.languages.includes('sk'));
  assert.throws(() => engine.start('pico_nothing'), /there is no board/);
});

for (const [name, board] of [['game_3', 'pico_oled'], ['names', 'picosystem'], ['erasing', 'pico_oled']]) {
  test(`the save after ${name} is the PC's, byte by byte`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'felicity-save-'));
    try {
      const { facts, steps } = readScript(name);
      const save = join(folder, 'save');
      execFileSync(kFelicity, ['play', '--headless', '--board', board, '--language', 'en', '--seed', facts.seed ?? '1',
        '--save', save, '--script', join(kScripts, `${name}.keys`)], { cwd: folder });
      const device = new MemoryDevice(module, { board, language: 'en', seed: facts.seed ?? '1' });
      playScript(device, steps);
      assert.ok(Buffer.compare(readFileSync(save), Buffer.from(device.engine.flash)) === 0, 'the saves differ');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

function atHand({ oneHand }) {
  const device = new MemoryDevice(module, { board: 'picosystem', language: 'en', speed: 'off' });
  const press = (...keys) => keys.forEach((key) => device.press(key));
  device.settle();
  press('A');
  if (oneHand) {
    press('up', 'A', ...Array(7).fill('down'));
    assert.ok(device.texts().some((text) => /hold|press/i.test(text)), device.texts().join(' | '));
    press('right', 'B', 'down');
  }
  press('A', 'A');
  device.settle();
  device.pass(500);
  if (oneHand) press('A');
  else device.hold('A');
  assert.equal(device.engine.isSecret, true, device.texts().join(' | '));
  return device;
}

for (const oneHand of [false, true]) {
  test(`cover() closes the hand ${oneHand ? 'in one-hand mode' : 'while A is held'}, and changes no game`, () => {
    const device = atHand({ oneHand });
    const before = Buffer.from(device.engine.flash);
    device.engine.cover(device.now);
    assert.equal(device.engine.isSecret, false);
    assert.ok(device.texts().some((text) => text.includes('show hand')), device.texts().join(' | '));
    assert.ok(before.equals(device.engine.flash));
    device.engine.cover(device.now); // at the cover it does nothing
    assert.equal(device.engine.isSecret, false);
    assert.ok(before.equals(device.engine.flash));
  });
}

test('a game that waits for a key wakes the page at most once in 5 s', () => {
  for (const presses of [0, 1, 3]) { // at the logo, in the menu, at the cover of a hand
    const device = new MemoryDevice(module, { board: 'picosystem', language: 'en' });
    for (let press = 0; press < presses; press++) {
      device.settle();
      device.press('A');
    }
    device.settle();
    device.pass(20_000); // the animals of the pictures sleep by then
    const step = device.engine.step.bind(device.engine);
    let steps = 0;
    device.engine.step = (...at) => {
      steps++;
      return step(...at);
    };
    device.pass(60_000);
    assert.ok(steps <= 12 + 1, `${steps} steps in a minute after ${presses} presses`);
  }
});

test('a disk that refuses is shown by the game, which goes on', () => {
  const device = new MemoryDevice(module, { board: 'picosystem', language: 'en', flash: new Uint8Array(393216).fill(255), entropy: seededEntropy(1) });
  const refusing = new Engine(module, { entropy: seededEntropy(1), flash: () => false });
  refusing.start('picosystem', { language: 'en', battery: 87 });
  for (let now = 0; now < 3000; now += 50) refusing.step(now, 0);
  device.settle();
  assert.ok(refusing.flash.every((byte) => byte === 255));
  assert.ok(device.picture().some((value, index) => value !== refusing.picture[index]), 'no sign that nothing is saved');
});

test('a record survives the way through text, bytes and a replay', () => {
  const { engine } = new MemoryDevice(module, { board: 'pico_oled' });
  const text = readFileSync(`${kRoot}tests/playthroughs/four_slovak.felicity`);
  assert.equal(engine.readText(text), '');
  engine.watch();
  assert.equal(engine.isReplay, true);
  const device = new MemoryDevice(module, { board: 'pico_oled', language: 'en' });
  playScript(device, readScript('game_3').steps);
  const { text: written, bytes } = device.engine.finished(0);
  assert.equal(engine.readText(written), '');
  assert.equal(engine.readBytes(bytes), '');
  const folder = mkdtempSync(join(tmpdir(), 'felicity-record-'));
  writeFileSync(join(folder, 'a.felicity'), written);
  execFileSync(kFelicity, ['replay', '--text', join(folder, 'a.felicity')]);
  rmSync(folder, { recursive: true });
  assert.equal(device.engine.finished(1), null);
});

test('damaged records of every length and with every byte changed are refused or played, never a crash', () => {
  const device = new MemoryDevice(module, { board: 'pico_oled', language: 'en' });
  playScript(device, readScript('game_3').steps);
  const { bytes } = device.engine.finished(0);
  let refused = 0;
  for (let size = 0; size < bytes.length; size++) refused += device.engine.readBytes(bytes.subarray(0, size)) !== '';
  assert.equal(refused, bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.slice();
    damaged[at] ^= 0xff;
    const fault = device.engine.readBytes(damaged);
    assert.equal(typeof fault, 'string');
  }
  assert.equal(device.engine.readBytes(new Uint8Array(1_000_000)) !== '', true);
  assert.match(device.engine.readText(new TextEncoder().encode('hello')), /^line 1: a record starts with: felicity 1/);
});

test('an explanation is that of the PC\'s program', () => {
  const path = `${kRoot}tests/playthroughs/three_english.felicity`;
  const lines = execFileSync(kFelicity, ['explain', path, '--json'], { encoding: 'utf8' }).trim().split('\n').map((line) => JSON.parse(line));
  const action = ({ action: word, card, amount, win, points }) => ({ action: word, of: card ?? amount?.toString(), win, points });
  const wanted = lines.slice(0, -1).map((one) => ({ round: one.round, seat: one.player, played: action(one.played), hard: action(one.hard) }));
  const engine = new Engine(module, { entropy: () => {} });
  assert.equal(engine.readText(readFileSync(path)), '');
  const explained = engine.explain();
  const found = [];
  let next = explained.next();
  for (; !next.done; next = explained.next()) found.push(next.value);
  assert.ok(found.length > 20);
  assert.deepEqual(found, wanted);
  assert.deepEqual(next.value, lines.at(-1).costliest);
});
