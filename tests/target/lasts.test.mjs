// Long runs: an evening of play, a night on a cable, an open console, a week of sleep. Each on a clock that
// begins at 0 and on clocks of which a word is about to wrap.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { ask, kSwitchOn, waitForPort } from './console_line.mjs';
import { board, hasCross, isLong, newDevice } from './context.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { kSeed, wholeGame } from './steps.mjs';

const kSecond = 1000; // milliseconds
const kMinute = 60 * kSecond;
const kHour = 60 * kMinute;
const kEvening = 75 * kMinute;
const kPauses = 60; // in an evening: less than two minutes each, so that the panel stays lit
const kJustBefore = 20e6; // microseconds
const kClocks = [
  ['0', 0],
  ['just before 2^31 us', 2 ** 31 - kJustBefore],
  ['just before 2^32 us', 2 ** 32 - kJustBefore],
  ['just before 2^32 ms', 2 ** 32 * 1000 - kJustBefore],
];

// Few pixels on a fast bus cost the emulator little: in every run such a board plays a game all evening and on every clock. The others
// move a cursor, on every other clock: colour on the first and third, black and white on the second and fourth.
const isMono = board.panel.depth === 'mono';
const isCheap = isMono && board.bus.kind === 'spi';
const clocks = kClocks.filter((_, index) => isLong || isCheap || (index % 2 === 1) === isMono);

const kScanMs = board.panel.tearing === null ? 0 : 3; // a whole picture lets the panel's scan pass
const kActsMs = 12 + kScanMs; // from the edge to the first byte
const kFrameMs = 40; // ▲ fills a bar in the hand: nothing of it is seen before the next frame
const kLetGoMs = 50 + 25; // a key that counts on release: held for 50 ms, debounced for 25 ms
const kLightMs = 260; // from the edge to the light of a panel that was dark: not longer than after a reset
const kTouchMs = 100; // a shorter touch of a dormant device lights nothing

const settled = (script) => parseScript(`settle\nA\nsettle\n${script}\nsettle`);
const kHeldA = 'hold A\nwait 1200\nrelease A';
const sensesCable = board.battery.usb_power !== null;
const [up, down] = hasCross ? ['up', 'down'] : ['X', 'Y'];

/** Records for every key the time until the first byte to the panel, and how long the device had rested. */
function watchKeys(device) {
  const { chip, panel } = device;
  const keys = [];
  let before = 0;
  const hold = device.hold.bind(device);
  device.hold = (key) => {
    keys.push({ key, at: chip.now, rested: (chip.now - before) / 1e6, wait: null });
    hold(key);
  };
  const release = device.release.bind(device);
  device.release = (key) => {
    before = chip.now;
    release(key);
  };
  panel.onSent = (from) => {
    const last = keys[keys.length - 1];
    if (last) last.wait ??= (from - last.at) / 1e6;
  };
  return keys;
}

/**
 * 75 minutes of keys: the first rounds of a game, with a pause before every key for which nothing is held
 * and nothing moves; or in short a cursor that goes down and up, which costs a tenth.
 */
function evening(inShort) {
  const pause = { number: 0, verb: 'wait', word: String(kEvening / kPauses) };
  if (inShort) return settled(`${`wait ${pause.word}\n${down}\nsettle\nwait ${pause.word}\n${up}\nsettle\n`.repeat(kPauses / 2)}`);
  const steps = [];
  let pauses = 0;
  for (const step of wholeGame()) {
    const rests = steps.length > 0 && steps[steps.length - 1].verb === 'settle';
    if (rests && !['settle', 'wait'].includes(step.verb)) {
      if (pauses++ === kPauses) return steps;
      steps.push(pause);
    }
    steps.push(step);
  }
  return assert.fail('the game is too short');
}

/** Runs a script as it is on the host, picture for picture, without a reset. */
function lives(device, steps, clock) {
  device.powerOn();
  const keys = watchKeys(device);
  const cable = device.usbPower ? ['--cable'] : [];
  const counts = assertSamePictures(device, steps, () => ['--seed', String(kSeed), ...cable]);
  assert.equal(device.chip.resets, 0, 'reset by the watchdog');
  const hours = device.chip.now / 1e6 / kHour;
  console.log(`${board.name}: clock from ${clock}: ${hours.toFixed(1)} hours, ${counts.pictures} pictures equal`);
  return keys;
}

for (const [clock, microsAtPower] of clocks) {
  const device = (more) => {
    const made = newDevice({ microsAtPower, ...more });
    dealFromSeed(made, kSeed);
    return made;
  };

  test(`played for 75 minutes it misses no key and shows each picture in time; clock from ${clock}`, () => {
    const made = device();
    let lit = 0;
    made.onLight(() => { lit++; });
    const keys = lives(made, evening(!isLong && (microsAtPower !== 0 || !isCheap)), clock);
    assert.equal(lit, 1, 'it was dark in between');
    const shown = keys.filter(({ rested, wait }) => rested > kMinute && wait !== null); // some keys change nothing
    assert.ok(shown.length >= kPauses / 2, `only ${shown.length} keys after a pause led to a picture`);
    for (const { key, at, wait } of shown) {
      const inTime = wait <= kActsMs || (key === up && wait >= kFrameMs && wait <= kFrameMs + kActsMs) ||
        (wait >= kLetGoMs && wait <= kLetGoMs + kActsMs);
      assert.ok(inTime, `${key} at minute ${(at / 1e6 / kMinute).toFixed(1)}: the first byte after ${wait} ms`);
    }
  });

  // A board that cannot sense the cable locks its keys as on a battery.
  const [wakes, wake, touchMs] = sensesCable ? ['at once', 'A', 0] : ['by a held key', kHeldA, kTouchMs];
  test(`dark on a cable for eight hours it wakes ${wakes}; clock from ${clock}`, () => {
    const made = device();
    made.setUsbPower(true);
    let litAt = null;
    made.onLight(() => { litAt = made.chip.now; });
    const keys = lives(made, settled(`wait ${8 * kHour}\n${wake}\nsettle\n${down}`), clock);
    const waking = keys.find(({ rested }) => rested > kHour);
    const after = (litAt - waking.at) / 1e6;
    assert.ok(after > 0 && after <= touchMs + kLightMs, `lit ${after} ms after the key`);
    if (sensesCable) assert.equal(made.chip.rp.clkSys, 125e6);
  });

  test(`dormant for a week it wakes by a key; clock from ${clock}`, () => {
    const made = device();
    let litAt = null;
    made.onLight(() => { litAt = made.chip.now; });
    const week = `wait ${24 * kHour}\n`.repeat(7);
    const keys = lives(made, settled(`${week}${kHeldA}\nsettle\n${down}`), clock);
    const waking = keys.find(({ rested }) => rested > kHour);
    const after = (litAt - waking.at) / 1e6;
    assert.ok(after > 0 && after <= kTouchMs + kLightMs, `lit ${after} ms after the key`);
    assert.ok((made.chip.micros - microsAtPower) / 1e6 < 3600, 'it was not dormant');
  });

  if (microsAtPower !== 0) {
    test(`a key around the wrap counts once; clock from ${clock}`, () => {
      const kHeldMs = 200; // less than a repeat needs
      const moved = (before) => {
        const made = device();
        made.powerOn();
        playScript(made, settled(''));
        const home = made.picture().hash();
        made.pass((microsAtPower + kJustBefore - made.chip.micros) / 1000 - before);
        made.hold(down);
        made.pass(kHeldMs);
        made.release(down);
        made.pass(100);
        made.settle();
        assert.equal(made.chip.resets, 0, 'reset by the watchdog');
        assert.notEqual(made.picture().hash(), home, 'the key does not count');
        return made.picture().hash();
      };
      const once = moved(kSecond);
      // The clock wraps while the key goes down, is held, is released or is being debounced.
      for (const before of [0.01, kHeldMs / 2, kHeldMs, kHeldMs + 10, kHeldMs + 25]) assert.equal(moved(before), once, `${before} ms`);
    });
  }

  test(`five minutes with an open console: it answers and keys count; clock from ${clock}`, () => {
    const made = newDevice({ microsAtPower });
    const cable = new Cable(made);
    made.powerOn();
    playScript(made, parseScript(kSwitchOn));
    waitForPort({ device: made, cable });
    for (let minute = 0; minute < 5; minute++) {
      made.pass(kMinute);
      assert.match(ask(made, cable, 'info'), new RegExp(`^board ${board.name}\r$`, 'm'));
      const before = made.picture().hash();
      made.press('A'); // to another screen, and back: perhaps it was dark
      made.settle();
      made.press(down);
      made.settle();
      assert.notEqual(made.picture().hash(), before, `minute ${minute + 1}: no key counts`);
    }
    assert.equal(made.chip.resets, 0, 'reset by the watchdog');
  });
}
