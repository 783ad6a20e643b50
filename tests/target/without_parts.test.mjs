// The image whose drivers are all `none`: the game starts and idles, and no part of the board is touched.
import assert from 'node:assert/strict';
import test from 'node:test';
import { newDevice } from './context.mjs';

test('without display, buttons, sound, LED and battery the game starts and idles', () => {
  const device = newDevice();
  device.powerOn();
  assert.ok(device.settle(), 'it never came to rest');
  device.pass(5000);
  assert.equal(device.panel.bytes, 0, 'something was sent to the panel');
  assert.equal(device.chip.resets, 0, 'it was reset');
});
