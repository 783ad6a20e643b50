// What the LED tells while the panel cannot.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, newDevice } from './context.mjs';

/** Which states the LED is in during some seconds. */
function ledStates(device, ms) {
  const states = [];
  for (let passed = 0; passed < ms; passed += 50) {
    device.pass(50);
    states.push(device.chip.rp.gpio[board.lights.plain.pin].outputValue);
  }
  return states;
}

test('the LED is dark while the panel answers', () => {
  const device = newDevice();
  device.powerOn();
  device.settle();
  assert.ok(ledStates(device, 3000).every((lit) => !lit));
});

test('the LED blinks while nobody answers, and stops when the panel is back', () => {
  const device = newDevice();
  device.bus.patience = 0;
  device.powerOn();
  device.pass(1000);
  const states = ledStates(device, 5000);
  const changes = states.filter((lit, index) => index > 0 && lit !== states[index - 1]).length;
  console.log(`${board.name}: ${changes} changes of the LED in 5 s`);
  assert.ok(changes >= 6 && changes <= 12);
  device.bus.patience = Infinity;
  device.pass(1500);
  assert.ok(ledStates(device, 2000).every((lit) => !lit));
});
