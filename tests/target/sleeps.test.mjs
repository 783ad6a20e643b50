// From dimmed to dark to dormant, and back with any button.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, elf, newDevice } from './context.mjs';
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

test('a dark device that wants the deepest sleep is dormant at once, a lit one is not', () => {
  for (const dark of [true, false]) {
    const device = atHome();
    device.pass(dark ? 3 * kMinute + 3700 : 1000); // not when the battery is read, every ten seconds
    assert.equal(device.shines(), !dark);
    device.chip.rp.sram[elf.address('_ZN8felicity7drivers12_GLOBAL__N_115dormant_at_onceE') - 0x20000000] = 1;
    device.pass(2000); // a rest is looked at twice a second
    assert.equal(device.chip.dormant, dark);
    if (!dark) {
      device.pass(3 * kMinute);
      assert.ok(!device.shines(), 'still lit');
      assert.ok(!device.chip.dormant, 'the wish outlived the rest that it was for');
      continue;
    }
    device.press('A');
    device.settle();
    assert.ok(device.shines(), 'A leaves it dark');
  }
});

test('any button wakes it, and does nothing else', () => {
  const shown = atHome().picture().hash();
  for (const key of Object.keys(board.keys.pins)) {
    const device = atHome();
    device.pass(11 * kMinute);
    assert.ok(device.chip.dormant, 'not dormant');
    const clocks = [];
    device.chip.rp.addClockListener((hertz) => clocks.push(hertz));
    device.press(key);
    device.settle();
    assert.ok(!device.chip.dormant, `${key} does not wake it`);
    assert.ok(device.shines(), `${key} leaves it dark`);
    assert.equal(device.picture().hash(), shown, `${key} did more than wake it`);
    assert.equal(clocks[0], 125e6, 'the picture is drawn on a slow clock');
    device.pass(777); // an OLED is polled twice a second, on the full clock
    assert.equal(device.chip.rp.clkSys, 25e6, 'lit, on a battery and without work: the clock is divided');
  }
  console.log(`${board.name}: woken by each of ${Object.keys(board.keys.pins).length} buttons`);
});

test('a press that ends before the crystal runs wakes it', () => {
  for (const key of ['A', 'B']) {
    const device = atHome();
    device.pass(11 * kMinute);
    device.hold(key);
    device.release(key);
    device.pass(500);
    assert.ok(device.shines(), `${key} leaves it dark`);
  }
});

test('after waking it plays on', () => {
  const device = atHome();
  device.pass(11 * kMinute);
  device.press('A');
  device.settle();
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
  device.press('A');
  device.settle();
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
    device.press('A');
    device.settle();
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
  test('a tone ends on the clock it began on, and the slow one comes after it', () => {
    const device = newDevice();
    device.bus.plugged = false; // nothing is lit: on battery every rest is slow
    const heard = [];
    device.powerOn();
    const { rp } = device.chip;
    const sounds = () => duty(rp, board.piezo) > 0;
    device.chip.onPwm = () => { if (sounds()) heard.push(rp.clkSys); };
    rp.addClockListener((hertz) => assert.ok(!sounds(), `in the middle of a tone the clock turns to ${hertz} Hz`));
    device.pass(3000);
    for (let press = 0; press < 4; press++) { // the cards are dealt: one tone
      device.press('A');
      device.pass(1000);
      assert.equal(rp.clkSys, 12e6, 'it rests on the fast clock');
    }
    assert.ok(heard.length > 0, 'no tone was heard');
    assert.ok(heard.every((hertz) => hertz === 125e6), 'a tone began on the slow clock');
    assert.equal(device.chip.resets, 0);
  });
}
