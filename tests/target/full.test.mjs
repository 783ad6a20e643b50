// A device that was played for years, on the slowest flash that the data sheets allow: 1,152 finished games, sixteen people
// with the longest names, no setting at its default. Every row of the settings, every console command, every way to erase;
// emulator/watchdog.mjs checks that the watchdog is fed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { waitForPort } from './console_line.mjs';
import { board, hasCross, host, isLong, newDevice } from './context.mjs';
import { kRegionEnds, kSaveBytes, kSaves, kSector } from './save_region.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { PowerCut, kWorst } from '../../emulator/flash.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';

const kGames = 1152;
const kName = 'ÁÁÁÁÁÁÁÁ'; // of the person who sat in every game, the first of the list
const kOtherName = 'ŽŽŽŽŽŽŽŽ';
const kSeed = 5;
const kAnswerMs = 300; // the longest silence of the console
const kEraseMs = 120_000;
const full = host.fullDevice();

/** Power is off; the flash is slow. */
function fullDevice(save = full) {
  const device = newDevice();
  device.chip.flash.bytes.set(save, kSaves);
  device.chip.flash.timing = kWorst;
  dealFromSeed(device, kSeed);
  return device;
}

const saved = (device) => Buffer.from(device.chip.flash.bytes.subarray(kSaves, kSaves + kSaveBytes));
const knows = (device, name) => saved(device).includes(name);

// ---- keys -----------------------------------------------------------------------------------------

/** Writes a script for a device that is turned round, as this one is until its settings are reset. */
class Keys {
  lines = ['settle'];
  turned = true;

  #along(ahead) {
    const way = ahead !== this.turned;
    if (hasCross) return way ? 'down' : 'up';
    return way ? 'Y' : 'X';
  }

  down(times = 1) { return this.press(...Array(times).fill(this.#along(true))); }

  up(times = 1) { return this.press(...Array(times).fill(this.#along(false))); }

  press(...keys) {
    for (const key of keys) this.lines.push(key, 'settle');
    return this;
  }

  hold(key, ms) {
    this.lines.push(`hold ${key}`, `wait ${ms}`, `release ${key}`, 'wait 300', 'settle');
    return this;
  }

  steps() { return parseScript(this.lines.join('\n')); }
}

const kYesMs = 1050; // of a question before something is lost

/** The rows of the settings screen in their order; a panel without colours has no theme, a board without an ADC no battery,
 * one without a piezo no volume. */
const kRows = ['language', 'brightness', 'volume', 'speed', 'text', 'theme', 'turned', 'show hand', 'sleep', 'battery',
  'console', 'tracker', 'all in', 'bots learn', 'reset', 'erase name', 'erase all', 'self-test', 'about']
  .filter((row) => row !== 'theme' || board.panel.depth !== 'mono')
  .filter((row) => row !== 'volume' || board.piezo !== null)
  .filter((row) => row !== 'battery' || board.battery.adc !== null);
const kExplained = ['battery', 'console', 'tracker', 'all in', 'bots learn', 'about'];

const toSettings = () => new Keys().press('B').up().press('A'); // past the logo, the last line of home

/** A on this row, and back to it. */
function press(keys, row) {
  if (row === 'self-test') {
    keys.lines.push('A', 'wait 300'); // it is drawn all the time
    return keys.hold('B', 1000).press('A'); // past the pattern
  }
  keys.press('A');
  if (kExplained.includes(row)) return keys.press('B');
  if (row === 'reset') {
    keys.hold('A', kYesMs);
    keys.turned = false;
    return keys;
  }
  if (row === 'erase name') return keys.press('B');
  if (row === 'erase all') return keys.press('B');
  if (row !== 'turned') return keys;
  keys.turned = !keys.turned;
  keys.press('A');
  keys.turned = !keys.turned;
  return keys;
}

/** Keys up to the last question before something is erased. */
const toErasing = (row) => toSettings().down(kRows.indexOf(row)).press(...(row === 'erase name' ? ['A', 'A'] : ['A']));

// ---- the settings ---------------------------------------------------------------------------------

test('every row of the settings is pressed, with the pictures and writes of the host', () => {
  const device = fullDevice();
  device.powerOn();
  const keys = toSettings();
  for (const row of kRows) press(keys, row).down();
  const counts = assertSamePictures(device, keys.steps(), () => ['--seed', String(kSeed)], full);
  assert.equal(device.chip.resets, 0);
  console.log(`${board.name}: ${kRows.length} rows, ${counts.pictures} pictures and ${counts.writes} writes as on the host; ` +
    `fed after ${device.chip.feeding.longestMs.toFixed(0)} ms at most`);
});

// ---- erasing --------------------------------------------------------------------------------------

/** Waits until the erase is complete. */
function eraseToTheEnd(device) {
  const start = device.chip.now;
  assert.ok(device.settle(kEraseMs), 'it erases on and on');
  assert.equal(device.chip.resets, 0);
  return (device.chip.now - start) / 1e9;
}

const kErasing = [
  { row: 'erase name', gone: [kName], kept: [kOtherName] },
  { row: 'erase all', gone: [kName, kOtherName], kept: [] },
];

for (const { row, gone, kept } of kErasing) {
  test(`${row}: nothing of it is left in the flash, and a picture shows how far it is`, () => {
    const device = fullDevice();
    device.powerOn();
    playScript(device, toErasing(row).steps());
    for (const name of [...gone, ...kept]) assert.ok(knows(device, name));
    const pictures = new Set();
    device.hold('A');
    device.pass(kYesMs);
    for (let i = 0; i < 20; i++) {
      device.pass(100);
      pictures.add(device.picture().hash());
    }
    device.release('A');
    assert.ok(pictures.size > 2, 'the picture stands still');
    const seconds = eraseToTheEnd(device);
    for (const name of gone) assert.ok(!knows(device, name), `${name} is left`);
    for (const name of kept) assert.ok(knows(device, name), `${name} is gone`);
    const theirs = host.playFrom(full, board.name, toErasing(row).hold('A', kYesMs).steps(), ['--seed', String(kSeed)]);
    assert.equal(device.picture().hash(), theirs.hashes.at(-1));
    assert.ok(saved(device).equals(theirs.bytes), 'the flash is not as the host leaves it');
    console.log(`${board.name}: ${row} took ${seconds.toFixed(1)} s on the slowest flash, ` +
      `fed after ${device.chip.feeding.longestMs.toFixed(0)} ms at most`);
  });

  // Only one of the two here, to save time; tests/ui/erasing.cpp cuts both at every operation.
  if (row === 'erase name' && !isLong) continue;
  test(`${row}: a cut in its middle is made up for at the next start, before anything else`, () => {
    const device = fullDevice();
    device.powerOn();
    playScript(device, toErasing(row).steps());
    const { flash } = device.chip;
    const base = flash.log.length;
    flash.cut = (_, index) => (index === base + 30 ? 0.5 : null);
    device.hold('A');
    assert.throws(() => device.pass(kEraseMs), PowerCut);
    flash.cut = null;
    device.release('A');
    device.powerOn();
    eraseToTheEnd(device);
    for (const name of gone) assert.ok(!knows(device, name), `${name} is left`);
    for (const name of kept) assert.ok(knows(device, name), `${name} is gone`);
  });
}

// ---- a start on a chip that wears out -------------------------------------------------------------

test('a start that finds a worn-out sector in each region feeds the watchdog in between', () => {
  const over = host.fullDevice('over');
  const sectorsOf = ({ log }, wanted) => new Set(log.filter(wanted).map(({ at }) => Math.floor((at - kSaves) / kSector)));
  const regionsOf = (sectors) => new Set([...sectors].map((sector) => kRegionEnds.findIndex((end) => sector < end)));
  const trial = fullDevice(over);
  trial.powerOn();
  trial.settle();
  const written = sectorsOf(trial.chip.flash, () => true);
  assert.equal(regionsOf(written).size, 3, 'a start that does not write all regions');
  const device = fullDevice(over);
  for (const sector of written) device.chip.flash.worn.add(kSaves + sector * kSector);
  device.powerOn();
  device.settle();
  const erased = sectorsOf(device.chip.flash, ({ kind }) => kind === 'erase');
  assert.equal(regionsOf(erased).size, 3, 'no worn-out sector was skipped');
  assert.equal(device.chip.resets, 0);
  console.log(`${board.name}: a start with ${written.size} worn-out sectors erased ${erased.size}, ` +
    `fed after ${device.chip.feeding.longestMs.toFixed(0)} ms at most`);
});

// ---- the console ----------------------------------------------------------------------------------

/** Types a line; the longest silence until the end of the answer, or until this many bytes came. */
function silenceAfter(device, cable, line, mostBytes = Infinity) {
  cable.heard = '';
  for (const byte of Buffer.from(line, 'latin1')) {
    cable.type(byte);
    device.pass(2);
  }
  let longest = 0;
  let last = device.chip.now;
  const ended = () => cable.heard.length >= mostBytes || /^(ok|error: .*)\r\n$/m.test(cable.heard.slice(-200));
  cable.onHeard = () => {
    longest = Math.max(longest, (device.chip.now - last) / 1e6);
    last = device.chip.now;
    if (ended()) device.chip.stop();
  };
  cable.type('\r'.charCodeAt(0));
  while (!ended()) {
    assert.ok((device.chip.now - last) / 1e6 < 10 * kAnswerMs, `"${line}" is not answered: ${cable.heard.slice(-80)}`);
    device.pass(kAnswerMs);
  }
  cable.onHeard = null;
  return longest;
}

test(`no console command is silent for more than ${kAnswerMs} ms`, () => {
  const device = fullDevice();
  const cable = new Cable(device);
  device.powerOn();
  device.settle();
  waitForPort({ device, cable });
  const silences = new Map();
  const type = (line, bytes) => {
    silences.set(line, silenceAfter(device, cable, line, bytes));
    return cable.heard;
  };
  assert.match(type('help'), /^game N /m);
  assert.match(type('info'), new RegExp(`^finished games ${kGames}\r$`, 'm'));
  assert.match(type('selftest'), /^flash: fine\r$/m);
  assert.match(type('report'), /^save pages [0-9]+ of 1536 used/m);
  assert.match(type('bootsel'), /^error: a game is under way/);
  assert.match(type('shot'), /^};\r$/m);
  assert.match(type('game 1'), new RegExp(`^# game 1 of ${kGames}\r$`, 'm'));
  assert.match(type(`game ${kGames}`), new RegExp(`^# game ${kGames} of ${kGames}\r$`, 'm'));
  assert.match(type(`game ${kGames + 1}`), /^error: /);
  assert.match(type('game 0'), /^error: /);
  assert.match(type('nonsense'), /^error: /);
  assert.match(type('x'.repeat(100)), /^error: /);
  assert.match(type('games', isLong ? Infinity : 20_000), new RegExp(`^# game 2 of ${kGames}\r$`, 'm'));
  const [worst, longest] = [...silences].reduce((a, b) => (b[1] > a[1] ? b : a));
  console.log(`${board.name}: ${silences.size} lines, the longest silence ${longest.toFixed(0)} ms ("${worst.slice(0, 20)}")`);
  for (const [line, ms] of silences) assert.ok(ms <= kAnswerMs, `"${line}" is silent for ${ms.toFixed(0)} ms`);
  assert.equal(device.chip.resets, 0);
});
