// Entropy from the ring oscillator, and without it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { newDevice } from './context.mjs';

const kRosc = 0x40060;
const kControl = 0x00;
const kStatus = 0x18;
const kStopped = 0xd1eaa0;
const kStable = 0x80000000;

const oscillator = (device) => device.chip.rp.peripherals[kRosc];
const isRunning = (device) => (oscillator(device).readUint32(kStatus) & kStable) !== 0;

/** The 32 bytes of a deal; `spoil(device)` is done before it, the last key pressed this many milliseconds later. */
function deal(spoil, ms = 0) {
  const device = newDevice();
  const keys = [];
  device.onEntropy((key) => keys.push(Buffer.from(key).toString('hex')));
  device.powerOn();
  device.settle();
  spoil(device);
  device.press('A');
  device.press('A');
  device.pass(ms);
  device.press('A');
  assert.equal(keys.length, 1, 'no single deal');
  return { device, key: keys[0] };
}

test('a stopped ring oscillator is started for a deal', () => {
  const { device, key } = deal((spoilt) => {
    oscillator(spoilt).writeUint32(kControl, kStopped);
    assert.ok(!isRunning(spoilt));
  });
  assert.ok(isRunning(device), 'it still stands');
  assert.notEqual(key, deal(() => {}).key);
});

// The deal happens at the same moment each time; only an earlier key is pressed at another one.
test('without a ring oscillator every key pressed before counts, not only the moment of the deal', () => {
  const dealt = (microseconds) => {
    const device = newDevice();
    const deals = [];
    device.onEntropy((key) => deals.push({ at: device.chip.now, key: Buffer.from(key).toString('hex') }));
    device.powerOn();
    device.settle();
    oscillator(device).broken = true;
    const start = device.chip.now;
    const until = (ms) => device.chip.run(start + ms * 1e6 - device.chip.now);
    device.press('A');
    until(1000 + microseconds / 1000);
    device.hold('A');
    until(1060);
    device.release('A');
    until(3000);
    device.press('A');
    assert.equal(deals.length, 1, 'no single deal');
    return deals[0];
  };
  const first = dealt(0);
  for (const microseconds of [1, 100, 1000]) {
    const other = dealt(microseconds);
    assert.ok(Math.abs(other.at - first.at) < 1, `the deal came ${other.at - first.at} ns later`);
    assert.notEqual(other.key, first.key, `${microseconds} us make no difference`);
  }
});

test('without a ring oscillator the times of the keys decide the deal', () => {
  const broken = (device) => { oscillator(device).broken = true; };
  const first = deal(broken).key;
  assert.equal(deal(broken).key, first, 'the key depends on something else, too');
  assert.notEqual(deal(broken, 1).key, first, 'a millisecond makes no difference');
});
