// Hangs and faults: the watchdog resets the chip, and no hand is shown.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, kSwitchOn, waitForPort } from './console_line.mjs';
import { board, elf, newDevice } from './context.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { showHand } from './steps.mjs';

const kBackMs = 2300;
const kPanic = '_ZN8felicity3hal5panicEPKci';

function inHand() {
  const device = newDevice();
  device.powerOn();
  showHand(device);
  return device;
}

/** Hangs; returns the hash of the notice that the next start shows. */
function hashAfterHang(device) {
  device.chip.hang();
  device.pass(3000);
  device.settle();
  return device.picture().hash();
}

/** Waits for the restart; returns when the first new picture was complete. */
function watchRestart(device, cause) {
  const hand = device.picture().hash();
  const start = device.chip.now;
  let lit = null;
  device.onLight(() => { lit ??= { ms: (device.chip.now - start) / 1e6, hash: device.picture().hash() }; });
  cause();
  device.pass(kBackMs);
  assert.equal(device.chip.resets > 0, true, 'it was not reset');
  assert.ok(lit, 'the panel stays dark');
  assert.notEqual(lit.hash, hand, 'the hand is on the panel again');
  assert.notEqual(device.picture().hash(), hand);
  return lit;
}

test('a program that hangs is restarted within 2.3 s, and shows no hand', () => {
  const device = inHand();
  const lit = watchRestart(device, () => device.chip.hang());
  console.log(`${board.name}: hang to light ${lit.ms.toFixed(0)} ms`);
  assert.ok(lit.ms <= kBackMs);
  assert.equal(device.chip.resets, 1);
});

test('a hard fault restarts it within 0.3 s, and shows no hand', () => {
  const device = inHand();
  const lit = watchRestart(device, () => device.chip.hardFault());
  console.log(`${board.name}: fault to light ${lit.ms.toFixed(0)} ms`);
  assert.ok(lit.ms <= 300);
});

test('the length of a run is counted correctly across a wrap of the clock', () => {
  const kWatchdog = 0x40058;
  const kRuns = 2; // the scratch register: its low byte holds the seconds of this run
  const kLong = 254;
  const kStepSeconds = 10; // between two writes of the register while nothing happens
  const device = newDevice({ microsAtPower: 2 ** 32 * 1000 - 20e6 }); // 20 s before the milliseconds wrap
  device.powerOn();
  for (const seconds of [15, 30, 120, 300]) {
    device.pass(seconds * 1000 - device.chip.now / 1e6);
    const counted = device.chip.rp.peripherals[kWatchdog].scratchData[kRuns] & 0xff;
    const most = Math.min(seconds, kLong);
    assert.ok(counted <= most && counted >= most - kStepSeconds - 1, `${counted} of ${seconds} seconds`);
  }
});

test('the third crash within a minute, and no earlier one, starts in safe mode and keeps the game', () => {
  const device = inHand();
  device.release('A');
  device.pass(300);
  const cover = device.picture().hash();
  const notices = [0, 1, 2, 3].map(() => hashAfterHang(device));
  assert.equal(device.chip.resets, 4);
  assert.equal(notices[1], notices[0], 'the second start is taken for the third');
  assert.notEqual(notices[2], notices[0], 'the third start looks like the first');
  assert.equal(notices[3], notices[2]);
  device.pass(5000);
  assert.equal(device.chip.resets, 4, 'the watchdog resets it again');
  device.press('A');
  device.settle();
  device.press('A'); // resume
  device.settle();
  assert.equal(device.picture().hash(), cover, 'the game does not go on where it was');
});

test('file and line of a bug are read back after the restart, on the panel and on the cable', () => {
  const device = newDevice();
  const cable = new Cable(device);
  device.powerOn();
  playScript(device, parseScript(kSwitchOn));
  const { bytes } = device.chip.flash;
  const name = 'engine/session/session.cpp';
  const file = Buffer.from(bytes.buffer).indexOf(`${name}\0`);
  assert.ok(file > 0, `${name} is not in the image`);
  const pictures = new Set();
  for (const line of [7, 1234]) {
    device.chip.jump(elf.address(kPanic), 0x10000000 + file, line);
    device.pass(500);
    device.settle();
    pictures.add(device.picture().hash());
    waitForPort({ device, cable });
    assert.match(ask(device, cable, 'info'), new RegExp(`^started by a bug at ${name}:${line}\r$`, 'm'));
    device.pass(65_000);
  }
  assert.equal(pictures.size, 2, 'the panel does not show the line');
});

test('crashes more than a minute apart do not lead to safe mode', () => {
  const device = inHand();
  device.release('A');
  const notices = [0, 1, 2].map(() => {
    const notice = hashAfterHang(device);
    device.pass(65_000);
    return notice;
  });
  assert.equal(notices[2], notices[0]);
});

test('the watchdog does not reset it while it works, waits or sleeps', () => {
  const device = inHand();
  device.release('A');
  device.pass(5 * 60_000);
  assert.equal(device.chip.resets, 0);
});
