// What is in the socket and what feeds it: a Pico, a Pico W or a copy of the Pico; a cell, a cable, a charger.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, kSwitchOn, waitForPort } from './console_line.mjs';
import { board, hasCross, newDevice } from './context.mjs';
import { kSaves } from './save_region.mjs';
import { isAdcOn } from '../../emulator/adc.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { duty } from '../../emulator/pwm.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';

const kMinute = 60_000;
const isPico = board.module === 'pico';
const measures = board.battery.adc !== null;
const modules = isPico ? ['pico', 'pico_w', 'copy'] : ['pico'];

/** At the home screen, on a battery of this many volts. */
function atHome(module, volts = 3.7) {
  const device = newDevice({ module });
  device.setBattery(volts);
  device.powerOn();
  device.settle();
  device.press('A');
  device.settle();
  return device;
}

/** The console is on, and a PC has opened its port. */
function plugged(module, options = {}) {
  const device = newDevice({ module, ...options });
  const cable = new Cable(device);
  device.powerOn();
  playScript(device, parseScript(kSwitchOn));
  waitForPort({ device, cable });
  return { device, cable };
}

/** What `selftest` answers after this word. */
const selftest = ({ device, cable }, word) => ask(device, cable, 'selftest').match(new RegExp(`^${word}: (.*)\r$`, 'm'))[1];

test('the ADC draws current only while it reads: not lit, not dark, not dormant', () => {
  for (const module of modules) {
    const device = atHome(module);
    for (const minutes of [0, 1, 4, 8]) {
      device.pass(minutes * kMinute);
      assert.ok(!isAdcOn(device.chip.rp), `${module}: on after ${minutes} minutes`);
    }
    assert.ok(device.chip.dormant, `${module}: not dormant`);
  }
});

test('on a battery the clock is divided while nothing moves, and full again at the first key', () => {
  const device = atHome('pico');
  assert.ok(device.shines());
  assert.equal(device.chip.rp.clkSys, 25e6);
  const clocks = [];
  device.chip.rp.addClockListener((hertz) => clocks.push(hertz));
  device.hold('B');
  device.pass(3);
  assert.equal(clocks[0], 125e6);
  device.setUsbPower(true);
  device.pass(1000);
  assert.equal(device.chip.rp.clkSys, 125e6, 'USB needs the full clock');
});

if (isPico) {
  test('a cable is sensed by GPIO 24 on a Pico alone, and by USB in use elsewhere', () => {
    for (const module of modules) {
      const device = atHome(module);
      device.setUsbPower(true); // a charger without a PC
      device.pass(20 * kMinute);
      assert.equal(device.chip.dormant, module !== 'pico', module);
      device.hold('A');
      device.pass(1200); // unlocks
      device.release('A');
      device.settle();
      assert.ok(device.shines(), `${module}: A leaves it dark`);
      assert.equal(device.chip.resets, 0);
    }
  });

  test('a PC that uses the console keeps it awake, and it sleeps when the PC is gone', () => {
    for (const module of modules) {
      const pc = plugged(module);
      const { device } = pc;
      assert.equal(selftest(pc, 'power'), 'cable', module);
      device.pass(15 * kMinute);
      assert.ok(!device.shines() && !device.chip.dormant, `${module}: dormant on a cable in use`);
      assert.equal(selftest(pc, 'power'), 'cable', `${module}, dark`);
      device.setUsbPower(false);
      device.pass(12 * kMinute);
      assert.ok(device.chip.dormant, `${module}: awake without a cable`);
      assert.equal(device.isOnUsb, false, `${module}: D+ is up in dormant`);
      device.hold('A');
      device.pass(1200); // unlocks
      device.release('A');
      device.settle();
      assert.ok(device.shines(), `${module}: A leaves it dark`);
      assert.equal(device.chip.resets, 0);
    }
  });

  test('GPIO 25 of a Pico W is high only while the voltage is read', () => {
    const device = newDevice({ module: 'pico_w' });
    const times = [];
    let since = null;
    device.chip.onReset.push((rp) => {
      const pin = rp.gpio[25];
      pin.addListener(() => {
        const isHigh = pin.outputEnable && pin.outputValue;
        if (isHigh) since ??= device.chip.now;
        if (!isHigh && since !== null) times.push((device.chip.now - since) / 1000);
        if (!isHigh) since = null;
      });
    });
    device.powerOn();
    device.pass(25_000);
    assert.equal(since, null, 'GPIO 25 stays high');
    assert.ok(times.length >= 1 && times.every((us) => us < 300), `high for ${times.join(', ')} us`);
  });
}

const supply = ({ device, cable }) => ask(device, cable, 'report').match(/^supply (.*), charging: (.*)\r$/m);

/** The picture of the self-test, which shows the charge. */
function charge(module, volts) {
  const device = newDevice({ module });
  device.setBattery(volts);
  device.powerOn();
  const key = hasCross ? 'up' : 'X';
  playScript(device, parseScript(`settle\nhold ${key}\nwait 900\nrelease ${key}\nwait 100\nsettle`));
  return device.picture().hash();
}

if (measures) {
  test('the report names the voltage of the supply, or that it is unknown', () => {
    for (const module of modules) {
      const pc = plugged(module);
      for (const volts of [2.1, 3.7, 4.7]) {
        pc.device.setBattery(volts);
        const shown = supply(pc)[1];
        if (module === 'copy') assert.equal(shown, 'unknown');
        else assert.ok(Math.abs(parseInt(shown, 10) - volts * 1000) <= 5, `${module} at ${volts} V: ${shown}`);
      }
    }
  });

  test('the charge follows the voltage', () => {
    assert.notEqual(charge('pico', 3.3), charge('pico', 3.7));
    assert.equal(charge('pico', 4.2), charge('pico', 4.3), 'above 4.2 V a cell is full');
  });
}

if (isPico && measures) {
  test('a Pico W shows the charge as a Pico does, a copy none, and a cable counts as none', () => {
    for (const volts of [3.3, 3.7]) assert.equal(charge('pico_w', volts), charge('pico', volts), `${volts} V`);
    const none = charge('copy', 3.7);
    assert.notEqual(none, charge('pico', 3.7));
    assert.equal(charge('pico_w', 4.7), none, 'no cell has 4.7 V');
  });

  test('a weak USB port is not a full battery', () => {
    const pc = plugged('pico');
    pc.device.setBattery(4.1); // 4.4 V after the diode of the Pico
    pc.device.pass(20_000);
    assert.equal(selftest(pc, 'battery'), 'this board cannot tell');
  });
}

if (board.battery.charging !== null) {
  test('the report names a charger at work', () => {
    const pc = plugged('pico');
    assert.equal(supply(pc)[2], 'no');
    pc.device.setCharging(true);
    assert.equal(supply(pc)[2], 'yes');
  });
}

if (isPico && board.bus.kind === 'i2c' && board.piezo !== null) {
  test('a Pico W sounds its fault codes, a Pico lights them', () => {
    const heard = (module, spoil) => {
      const device = newDevice({ module });
      spoil(device.bus);
      const tones = [];
      let since = null;
      device.powerOn();
      device.chip.onPwm = () => {
        const sounds = duty(device.chip.rp, board.piezo) > 0;
        if (sounds && since === null) since = device.chip.now;
        if (!sounds && since !== null) tones.push((device.chip.now - since) / 1e6);
        if (!sounds) since = null;
      };
      device.pass(10_000);
      return tones;
    };
    const unplugged = (bus) => { bus.plugged = false; };
    const heldLow = ({ wires }) => wires.holdLow('sda');
    assert.deepEqual(heard('pico', unplugged), [], 'a Pico has its LED');
    const blinks = heard('pico_w', unplugged);
    assert.ok(blinks.length >= 9 && blinks.length <= 11, `${blinks.length} tones in 10 s`);
    assert.ok(blinks.every((ms) => ms < 100), `${blinks} ms`);
    const steady = heard('pico_w', heldLow);
    assert.ok(steady.length >= 8 && steady.slice(1).every((ms) => ms > 300), `${steady} ms`);
  });
}

if (measures) {
  test('below the limit nothing is written, above it a new game is saved', () => {
    const isWritten = (volts) => {
      const device = atHome('pico', volts);
      const { flash } = device.chip;
      const saves = () => Buffer.from(flash.bytes.subarray(kSaves)).toString('latin1');
      const before = saves();
      for (let press = 0; press < 3; press++) device.press('A');
      device.settle();
      return saves() !== before;
    };
    assert.equal(isWritten(3.7), true);
    assert.equal(isWritten(3.15), false);
  });
}
