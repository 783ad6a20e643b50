// From dimmed to dark to dormant, and back.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, newDevice } from './context.mjs';
import { duty } from '../../emulator/pwm.mjs';
import { atHome } from './steps.mjs';

const kMinute = 60_000;

test('after two minutes the panel is dark, after ten the chip is dormant', () => {
  const device = atHome();
  device.pass(2 * kMinute - 2000);
  assert.ok(device.shines(), 'dark too early');
  device.pass(4000);
  assert.ok(!device.shines(), 'still lit');
  assert.ok(!device.chip.dormant, 'dormant too early');
  device.pass(8 * kMinute);
  assert.ok(device.chip.dormant, 'not dormant');
  const before = device.chip.awakeCycles;
  device.pass(60 * kMinute);
  assert.equal(device.chip.awakeCycles, before, 'it ran while dormant');
});

const isDark = (device) => assert.ok(!device.shines(), 'lit');

/** A held for so long that it unlocks. */
function unlock(device) {
  device.hold('A');
  device.pass(1200);
  device.release('A');
  device.pass(100); // a button that opens chatters
  device.settle();
}

test('in the dark any button wakes it, and does nothing else', () => {
  const shown = atHome().picture().hash();
  for (const key of Object.keys(board.keys.pins)) {
    const device = atHome();
    device.pass(9 * kMinute);
    isDark(device);
    device.press(key);
    device.settle();
    assert.ok(device.shines(), `${key} leaves it dark`);
    assert.equal(device.picture().hash(), shown, `${key} did more than wake it`);
  }
});

test('dormant, a touch of any button costs milliseconds and no light', () => {
  for (const key of Object.keys(board.keys.pins)) {
    const device = atHome();
    device.pass(11 * kMinute);
    assert.ok(device.chip.dormant, 'not dormant');
    const before = device.chip.awakeCycles;
    device.onLight(() => assert.fail(`${key} lights it`));
    device.hold(key);
    device.pass(50);
    device.release(key);
    device.pass(200);
    assert.ok(device.chip.dormant, `${key} leaves it awake`);
    const ms = (device.chip.awakeCycles - before) / 12e3;
    assert.ok(ms < 50, `${key} costs ${ms} ms at 12 MHz`);
  }
});

test('dormant, A held for a second wakes it, and does nothing else', () => {
  const device = atHome();
  const shown = device.picture().hash();
  device.pass(11 * kMinute);
  const clocks = [];
  device.chip.rp.addClockListener((hertz) => clocks.push(hertz));
  device.hold('A');
  device.pass(900);
  assert.ok(device.shines(), 'no sign');
  assert.notEqual(device.picture().hash(), shown);
  assert.equal(clocks[0], 125e6, 'the sign is drawn on a slow clock');
  device.pass(300);
  device.release('A');
  device.settle();
  assert.equal(device.picture().hash(), shown);
  device.pass(777); // an OLED is polled twice a second, on the full clock
  assert.equal(device.chip.rp.clkSys, 25e6, 'lit, on a battery and without work: the clock is divided');
});

test('a wish for the deepest sleep ends with the rest that it was for', () => {
  const device = atHome();
  device.pass(11 * kMinute);
  unlock(device);
  device.pass(3 * kMinute);
  isDark(device);
  assert.ok(!device.chip.dormant, 'dormant after three minutes');
});

test('after waking it plays on', () => {
  const device = atHome();
  device.pass(11 * kMinute);
  unlock(device);
  const home = device.picture().hash();
  device.press('A');
  device.settle();
  assert.notEqual(device.picture().hash(), home);
  assert.equal(device.chip.resets, 0);
});

test('a program that hangs after the deepest sleep is started again', () => {
  const device = atHome();
  device.pass(11 * kMinute);
  assert.ok(device.chip.dormant, 'not dormant');
  unlock(device);
  device.chip.hang();
  device.pass(2300);
  assert.equal(device.chip.resets, 1, 'the watchdog did not reset it');
});

test('a cable plugged into a dark or a dormant device is noticed, and lights nothing', () => {
  for (const minutes of [5, 20]) {
    const device = atHome();
    device.pass(minutes * kMinute);
    assert.equal(device.chip.dormant, minutes > 10);
    assert.equal(device.chip.rp.clkSys, 12e6, 'on battery it rests on the slow clock');
    device.setUsbPower(true);
    device.pass(600);
    assert.equal(device.chip.rp.clkSys, 125e6, 'the cable is not noticed');
    device.pass(15 * kMinute);
    assert.ok(!device.chip.dormant, 'dormant on USB power');
    assert.ok(!device.shines(), 'lit by a cable');
    device.setUsbPower(false);
    device.pass(12 * kMinute);
    assert.ok(device.chip.dormant, 'not dormant without the cable');
    unlock(device);
    assert.ok(device.shines(), 'A leaves it dark');
    assert.equal(device.chip.resets, 0);
  }
});

test('on USB power it never goes dormant', () => {
  const device = newDevice();
  device.setUsbPower(true);
  device.powerOn();
  device.pass(15 * kMinute);
  assert.ok(!device.chip.dormant);
  assert.equal(device.chip.resets, 0);
});

if (board.bus.kind === 'i2c' && board.piezo !== null) {
  test('a tune ends on the clock it began on, and the slow one comes after it', () => {
    const device = newDevice();
    device.bus.plugged = false; // nothing is lit: on battery every rest is slow
    const heard = [];
    device.powerOn();
    const { rp } = device.chip;
    const sounds = () => duty(rp, board.piezo) > 0;
    device.chip.onPwm = () => { if (sounds()) heard.push(rp.clkSys); };
    rp.addClockListener((hertz) => assert.ok(!sounds(), `in the middle of a tune the clock turns to ${hertz} Hz`));
    device.pass(3000);
    for (let press = 0; press < 4; press++) { // the cards are dealt: one tune
      device.press('A');
      device.pass(1500);
      let left = 100; // milliseconds: pictures of an animation are made on the full clock
      while (left > 0 && rp.clkSys !== 12e6) { device.pass(1); left--; }
      assert.equal(rp.clkSys, 12e6, 'it rests on the fast clock');
    }
    assert.ok(heard.length > 0, 'no tune was heard');
    assert.ok(heard.every((hertz) => hertz === 125e6), 'a tune began on the slow clock');
    assert.equal(device.chip.resets, 0);
  });
}
