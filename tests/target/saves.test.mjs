// Saves: the game goes on after a power cut at any moment.
import assert from 'node:assert/strict';
import test from 'node:test';
import { traceOf } from './compare.mjs';
import { board, host, isLong, newDevice } from './context.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { PowerCut, kWorst } from '../../emulator/flash.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { kPage, kRegionEnds, kSaveBytes, kSaves, kSector } from './save_region.mjs';
import { firstRound, kSeed, untilAuction, untilLastCover } from './steps.mjs';

const kGame = { from: kSaves + kRegionEnds[0] * kSector, to: kSaves + kRegionEnds[1] * kSector };
const kSamples = 10;
const kParts = [0.03, 0.5, 0.97];

function started() {
  const device = newDevice();
  dealFromSeed(device, kSeed);
  device.powerOn();
  return device;
}

/** Power on: the first picture, and the one after "resume". */
function resume(device) {
  device.powerOn();
  device.settle();
  const first = device.picture().hash();
  device.press('A');
  device.settle();
  return { first, second: device.picture().hash() };
}

test('after power failed in an auction, the same auction goes on', () => {
  const device = started();
  playScript(device, untilAuction());
  const before = device.picture().hash();
  const after = resume(device);
  assert.notEqual(after.first, before, 'a public screen has to come first');
  assert.equal(after.second, before);
});

test('power that fails while a hand is shown comes back with a public screen', () => {
  const device = started();
  playScript(device, untilLastCover());
  device.hold('A');
  device.pass(400);
  const hand = device.picture().hash();
  const seen = new Set();
  device.onLight(() => seen.add(device.picture().hash()));
  device.powerOn(); // A is still held
  device.pass(3000);
  seen.add(device.picture().hash());
  assert.ok(!seen.has(hand));
});

test('through two restarts the flash is written as the host\'s, operation by operation, and holds the same', () => {
  // A hand opens only if the key has rested for 120 ms. An erase takes that long on the device, and no time on the host.
  const goOn = parseScript('settle\nA\nwait 150\nsettle');
  const auction = firstRound().slice(untilAuction().length - 1);
  const placing = parseScript('hold A\nwait 50\nhold up\nwait 450\nrelease up\nrelease A\nwait 150\nsettle');
  const scripts = [untilAuction(), [...goOn, ...auction], [...goOn, ...placing, ...placing]];
  const device = newDevice();
  const { flash } = device.chip;
  const traces = scripts.map((steps) => {
    const from = flash.log.length;
    dealFromSeed(device, kSeed);
    device.powerOn();
    playScript(device, steps);
    return traceOf(flash.log.slice(from));
  });
  const { bytes: theirs, traces: expected } = host.save(board.name,
    scripts.map((steps) => ({ steps, chance: ['--seed', String(kSeed)] })));
  assert.deepEqual(traces, expected);
  assert.ok(traces.every((trace) => trace.some((line) => line.startsWith('program'))), 'a run that wrote nothing');
  console.log(`${board.name}: ${traces.map((trace) => trace.length).join(', ')} writes of three runs equal to the host's`);

  const mine = flash.bytes.subarray(kSaves, kSaves + kSaveBytes);
  assert.equal(theirs.length, mine.length);
  const pages = [...Array(mine.length / kPage).keys()].map((page) => [page * kPage, (page + 1) * kPage]);
  const written = pages.filter(([from, to]) => theirs.subarray(from, to).some((byte) => byte !== 0xff));
  const wrong = pages.filter(([from, to]) => Buffer.compare(mine.subarray(from, to), theirs.subarray(from, to)) !== 0);
  console.log(`${board.name}: ${written.length} written pages equal to the host's`);
  assert.deepEqual(wrong.map(([from]) => from / kPage), []);
  assert.ok(written.length > 10);
});

test('nothing of an action is on the panel before it is saved', () => {
  const device = started();
  const steps = firstRound();
  const deal = steps.findIndex(({ verb }) => verb === 'hold');
  playScript(device, steps.slice(0, deal));
  let bytes = 0;
  let saves = 0;
  device.chip.flash.onOperation = ({ kind, at }) => {
    if (kind !== 'program' || at < kGame.from || at >= kGame.to) return;
    saves++;
    assert.equal(device.panel.bytes, bytes, 'bytes on the bus between the key and its save');
  };
  // While a key is held a bar fills: the action begins in the millisecond in which it is full.
  const split = (step) => (step.verb === 'wait' ? Array(Number(step.word)).fill({ ...step, word: '1' }) : [step]);
  for (const step of steps.slice(deal).flatMap(split)) {
    bytes = device.panel.bytes;
    playScript(device, [step]);
  }
  console.log(`${board.name}: ${saves} saves in a round, each before the first byte`);
  assert.ok(saves >= 10);
});

test('cut at any step of the flash, the game before or after it is there', () => {
  const device = started();
  playScript(device, firstRound());
  const { log } = device.chip.flash;
  const cuts = log.flatMap((_, index) => kParts.map((part) => ({ index, part })))
    .filter((_, at, all) => isLong || at % Math.ceil(all.length / kSamples) === 0);
  // The flash after `count` operations and a part of the next.
  const cutOff = (count, part = 0) => {
    const again = newDevice();
    for (const operation of log.slice(0, count)) again.chip.flash.repeat(operation);
    if (part > 0) again.chip.flash.repeat(log[count], part);
    return again;
  };
  const whole = new Map();
  const known = (count) => {
    if (!whole.has(count)) whole.set(count, JSON.stringify(resume(cutOff(count))));
    return whole.get(count);
  };
  for (const { index, part } of cuts) {
    const seen = JSON.stringify(resume(cutOff(index, part)));
    assert.ok(seen === known(index) || seen === known(index + 1),
      `cut in operation ${index} (${log[index].kind}) after ${part} of it`);
  }
  const states = new Set([0, ...cuts.map(({ index }) => index + 1), log.length].map(known));
  assert.ok(states.size >= Math.min(6, cuts.length), 'the game does not go on from where it was');
  console.log(`${board.name}: ${cuts.length} cuts in ${log.length} operations, ${states.size} states of the game, none lost`);
});

test('power that fails again while the game is brought back loses nothing', () => {
  const device = started();
  playScript(device, untilAuction());
  const before = device.picture().hash();
  const { flash } = device.chip;
  const from = flash.log.length;
  for (let cut = 0; ; cut++) {
    const base = flash.log.length;
    flash.cut = (_, index) => (index === base + cut ? 0.5 : null);
    let failed = false;
    try {
      device.powerOn();
      device.settle();
    } catch (fault) {
      if (!(fault instanceof PowerCut)) throw fault;
      failed = true;
    }
    flash.cut = null;
    if (!failed) break;
  }
  assert.ok(flash.log.length > from + 1, 'no operation was cut');
  assert.equal(resume(device).second, before);
  console.log(`${board.name}: ${flash.log.length - from} operations while coming back`);
});

test('the slowest flash that the data sheets allow delays a round and changes nothing else', () => {
  const quick = started();
  playScript(quick, firstRound());
  const slow = started();
  slow.chip.flash.timing = kWorst;
  playScript(slow, firstRound());
  assert.equal(slow.chip.resets, 0, 'the watchdog bit');
  assert.equal(slow.picture().hash(), quick.picture().hash());
});

test('a key pressed while the flash is busy counts', () => {
  const change = (device) => {
    device.powerOn();
    device.settle();
    for (const key of ['A', 'up', 'A', 'down']) device.press(key); // the settings, brightness
    device.press('left'); // darker, and that is saved
  };
  const calm = newDevice();
  change(calm);
  calm.press('down');
  calm.settle();

  const device = newDevice();
  const { flash } = device.chip;
  for (let at = kSaves; at < kSaves + kSaveBytes; at += kPage) { // left by another program: has to be erased
    const page = flash.bytes.subarray(at, at + kPage);
    if (page.every((byte) => byte === 0xFF)) page.fill(0x55);
  }
  let pressed = 0;
  flash.onOperation = ({ kind }) => {
    if (kind !== 'erase' || pressed++ > 0) return;
    const { clock } = device.chip.rp;
    clock.createAlarm(() => device.hold('down')).schedule(5e6);
    clock.createAlarm(() => device.release('down')).schedule(35e6); // all within 45 ms of erasing
  };
  change(device);
  device.pass(200);
  device.settle();
  assert.ok(pressed > 0, 'nothing was erased');
  assert.equal(device.picture().hash(), calm.picture().hash());
});
