// Worn switches, the wiring of every button, and the tone of a key.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { board, elf, hasCross, newDevice } from './context.mjs';
import { duty } from '../../emulator/pwm.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { atHome } from './steps.mjs';

const down = hasCross ? 'down' : 'Y';
const kBurstMs = 20;

/** The contact opens and closes at random for a while, then stays as given. */
function chatter(device, key, close, dice) {
  for (let ms = 0; ms < kBurstMs;) {
    if (dice() < 0.5) device.hold(key);
    else device.release(key);
    const rest = 0.05 + dice() * 2;
    device.pass(rest);
    ms += rest;
  }
  if (close) device.hold(key);
  else device.release(key);
}

function diceFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('a chattering button counts once', () => {
  const clean = atHome();
  const worn = atHome();
  const dice = diceFrom(7);
  const presses = 25;
  for (let press = 0; press < presses; press++) {
    clean.press(down);
    clean.settle();
    worn.hold(down); // the first touch is what counts
    chatter(worn, down, true, dice);
    worn.pass(60);
    chatter(worn, down, false, dice);
    worn.pass(80);
    worn.settle();
    assert.equal(worn.picture().hash(), clean.picture().hash(), `press ${press + 1}`);
  }
  console.log(`${board.name}: ${presses} presses with bursts of ${kBurstMs} ms, each counted once`);
});

test('every button is wired to what it is called', () => {
  const keys = Object.keys(board.keys.pins).filter((key) => key !== 'stick');
  // On the players screen every key does something different.
  const pressing = (key) => parseScript(`settle\nA\nA\n${down}\n${key}\nsettle`);
  const shown = keys.map((key) => {
    const device = newDevice();
    device.powerOn();
    assertSamePictures(device, pressing(key), () => ['--seed', '1']);
    return device.picture().hash();
  });
  assert.ok(new Set(shown).size >= 4, 'the keys all do the same');
  console.log(`${board.name}: ${keys.length} keys do what they do on the host`);
  if (board.keys.pins.stick === undefined) return;
  const device = newDevice();
  device.powerOn();
  playScript(device, pressing('A').slice(0, -2));
  device.press('stick');
  device.settle();
  assert.equal(device.picture().hash(), shown[keys.indexOf('A')], 'the stick does not act as A');
});

if (board.piezo !== null) {
  test('a dealt game sounds as written: 900 Hz for 20 ms', () => {
    const device = atHome();
    device.press('A');
    device.settle();
    const heard = [];
    device.chip.onPwm = () => {
      const { rp } = device.chip;
      const { top, timer } = rp.pwm.channels[(board.piezo >> 1) & 7];
      const hertz = duty(rp, board.piezo) > 0 ? rp.clkSys / timer.prescaler / (top + 1) : 0;
      if (hertz !== (heard.at(-1)?.hertz ?? 0)) heard.push({ hertz, ms: device.chip.now / 1e6 });
    };
    device.press('A');
    device.settle();
    const [tone, silence] = heard;
    assert.equal(heard.length, 2, JSON.stringify(heard));
    assert.ok(Math.abs(tone.hertz - 900) < 9, `${tone.hertz} Hz`);
    assert.equal(silence.hertz, 0);
    assert.ok(Math.abs(silence.ms - tone.ms - 20) < 2, `${silence.ms - tone.ms} ms`);
    console.log(`${board.name}: ${tone.hertz.toFixed(1)} Hz for ${(silence.ms - tone.ms).toFixed(2)} ms`);
  });
}

if (board.panel.tearing !== null) {
  test('an edge of a button does not count as a scan of the panel', () => {
    const device = atHome();
    const place = elf.address('_ZN8felicity7drivers12_GLOBAL__N_113scan_began_atE') - 0x20000000;
    const scanBegan = () => new DataView(device.chip.rp.sram.buffer).getBigUint64(place, true);
    const first = scanBegan();
    for (let ms = 0; ms < 100 && scanBegan() === first; ms++) device.pass(1);
    const began = scanBegan();
    assert.notEqual(began, first, 'the panel scans nothing');
    device.pass(8); // half a scan at 60 Hz
    device.hold(down);
    device.pass(2);
    assert.equal(scanBegan(), began);
  });
}
