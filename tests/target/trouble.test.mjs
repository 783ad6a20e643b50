// When something goes wrong inside: the watchdog bites, and nobody's hand is seen because of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, newDevice } from './context.mjs';
import { showHand } from './steps.mjs';

const kBackMs = 2300;

function inHand() {
  const device = newDevice();
  device.powerOn();
  showHand(device);
  return device;
}

/** Lets the trouble take its course; tells when the first new picture was complete. */
function watchRestart(device, cause) {
  const hand = device.picture().hash();
  const start = device.chip.now;
  let lit = null;
  device.onLight(() => { lit ??= { ms: (device.chip.now - start) / 1e6, hash: device.picture().hash() }; });
  cause();
  device.pass(kBackMs);
  assert.equal(device.chip.resets > 0, true, 'no reset came');
  assert.ok(lit, 'the panel stays dark');
  assert.notEqual(lit.hash, hand, 'the hand is on the panel again');
  assert.notEqual(device.picture().hash(), hand);
  return lit;
}

test('a program that hangs is started again within 2.3 s, and shows nobody\'s hand', () => {
  const device = inHand();
  const lit = watchRestart(device, () => device.chip.hang());
  console.log(`${board.name}: hang to light ${lit.ms.toFixed(0)} ms`);
  assert.ok(lit.ms <= kBackMs);
  assert.equal(device.chip.resets, 1);
});

test('a hard fault starts it again at once, and shows nobody\'s hand', () => {
  const device = inHand();
  const lit = watchRestart(device, () => device.chip.hardFault());
  console.log(`${board.name}: fault to light ${lit.ms.toFixed(0)} ms`);
  assert.ok(lit.ms <= 300);
});

test('the third bad end within a minute starts it with as little as possible', () => {
  const pictures = [];
  const device = inHand();
  device.release('A');
  for (let end = 0; end < 3; end++) {
    device.chip.hang();
    device.pass(3000);
    device.settle();
    pictures.push(device.picture().hash());
  }
  assert.equal(device.chip.resets, 3);
  assert.notEqual(pictures[2], pictures[0], 'the third start looks like the first');
  device.pass(5000);
  assert.equal(device.chip.resets, 3, 'it bites on');
});

test('bad ends a minute apart are forgiven', () => {
  const device = inHand();
  device.release('A');
  const pictures = [];
  for (let end = 0; end < 3; end++) {
    device.chip.hang();
    device.pass(3000);
    device.settle();
    pictures.push(device.picture().hash());
    device.pass(65_000);
  }
  assert.equal(pictures[2], pictures[0]);
});

test('no bite while it works, waits or sleeps', () => {
  const device = inHand();
  device.release('A');
  device.pass(5 * 60_000);
  assert.equal(device.chip.resets, 0);
});
