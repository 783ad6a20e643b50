// Blinking codes of the LED while the panel is dark, and the self-test, which lights it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { board, hasCross, newDevice } from './context.mjs';
import { duty } from '../../emulator/pwm.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';

const kMinute = 60_000;
const kSelfTestKey = hasCross ? 'up' : 'X';
const kOpenSelfTest = `settle\nhold ${kSelfTestKey}\nwait 900\nrelease ${kSelfTestKey}\nwait 100\n`;
const { plain, red, green, blue } = board.lights;
const kCode = red === null ? 'plain' : 'red green blue'; // the light of a fault code

/** 'dark', or the colours that are lit: 'plain', 'red', 'red green blue'. */
function shown({ chip: { rp } }) {
  const isLit = ([name, light]) => {
    if (light === null) return false;
    const level = name === 'plain' ? Number(rp.gpio[light.pin].outputValue) : duty(rp, light.pin);
    return (light.lit_is_low ? 1 - level : level) > 0;
  };
  return Object.entries({ plain, red, green, blue }).filter(isLit).map(([name]) => name).join(' ') || 'dark';
}

/** Which states the LED is in during some seconds. */
function ledStates(device, ms) {
  const states = [];
  for (let passed = 0; passed < ms; passed += 50) {
    device.pass(50);
    states.push(shown(device));
  }
  return states;
}

function changes(states) {
  return states.filter((state, index) => index > 0 && state !== states[index - 1]).length;
}

function started(spoil = () => {}) {
  const device = newDevice();
  spoil(device.bus);
  device.powerOn();
  device.settle();
  return device;
}

test('the LED is dark while the panel answers', () => {
  const device = started();
  assert.ok(ledStates(device, 3000).every((state) => state === 'dark'));
});

test('the self-test shows what it shows on the host: bus, battery, buttons', () => {
  const device = newDevice();
  device.powerOn();
  const steps = parseScript(`${kOpenSelfTest}hash\nA\nhold B\nwait 200\nhash`);
  assertSamePictures(device, steps, () => ['--seed', '1']);
});

test('in the self-test each press lights it, in the next colour if it has some, until it is let go', () => {
  const device = newDevice();
  device.powerOn();
  playScript(device, parseScript(kOpenSelfTest));
  const seen = [];
  for (let press = 0; press < 4; press++) {
    assert.equal(shown(device), 'dark');
    device.hold('A');
    device.pass(50);
    seen.push(shown(device));
    device.release('A');
    device.pass(100);
  }
  console.log(`${board.name}: ${seen.join(', ')}`);
  if (red === null) {
    assert.deepEqual(seen, Array(4).fill('plain'));
  } else {
    assert.deepEqual(new Set(seen.slice(0, 3)), new Set(['red', 'green', 'blue']));
    assert.equal(seen[3], seen[0]);
  }
  device.hold('B');
  device.pass(1000); // that leaves
  assert.equal(shown(device), 'dark');
});

if (board.bus.kind === 'i2c') {
  test('the LED blinks while no panel answers, and stops when the panel is back', () => {
    for (const spoil of [
      (bus) => { bus.patience = 0; },
      (bus) => { bus.plugged = false; },
      ({ wires }) => wires.loosen('sda'),
      ({ wires }) => wires.swap(),
    ]) {
      const device = started(spoil);
      const count = changes(ledStates(device, 5000));
      console.log(`${board.name}: ${count} changes of the LED in 5 s`);
      assert.ok(count >= 6 && count <= 12);
      Object.assign(device.bus, { patience: Infinity, plugged: true });
      device.bus.wires.mend();
      device.pass(1500);
      assert.ok(ledStates(device, 2000).every((state) => state === 'dark'));
    }
  });

  test('the LED stays lit while a wire is held low, whatever is pressed, and until it is free', () => {
    for (const wire of ['sda', 'scl']) {
      const device = started(({ wires }) => wires.holdLow(wire));
      device.hold('A');
      device.pass(500);
      device.release('A');
      assert.ok(ledStates(device, 3000).every((state) => state === kCode), wire);
      device.bus.wires.mend();
      device.pass(1500);
      assert.equal(shown(device), 'dark');
    }
  });

  test('ten minutes later it sleeps dark: no LED empties the battery', () => {
    for (const inTheBeginning of [true, false]) {
      const spoil = ({ wires }) => wires.holdLow('sda');
      const device = started(inTheBeginning ? spoil : undefined);
      if (!inTheBeginning) spoil(device.bus);
      device.press('A');
      device.pass(1000);
      assert.equal(shown(device), kCode);
      device.pass(11 * kMinute);
      assert.ok(device.chip.dormant);
      assert.equal(shown(device), 'dark');
      device.hold('A');
      device.pass(1200); // unlocks
      device.release('A');
      device.pass(1000);
      assert.equal(shown(device), kCode);
    }
  });
}
