// Worn switches, the wiring of every button, and the tunes of the piezo.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { board, elf, hasCross, newDevice } from './context.mjs';
import { duty } from '../../emulator/pwm.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { atHome, openHand, placeMarked } from './steps.mjs';
import { stepsOf } from '../tunes.mjs';

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
  /** Every change of the pitch at the piezo from now on, in hertz; 0: silence. */
  const listen = (device) => {
    const heard = [];
    device.chip.onPwm = () => {
      const { rp } = device.chip;
      const { top, timer } = rp.pwm.channels[(board.piezo >> 1) & 7];
      const hertz = duty(rp, board.piezo) > 0 ? rp.clkSys / timer.prescaler / (top + 1) : 0;
      if (hertz !== (heard.at(-1)?.hertz ?? 0)) heard.push({ hertz, ms: device.chip.now / 1e6 });
    };
    return heard;
  };

  /** Pitch and moment of each step, from the first on: an alarm that is late does not delay the next. */
  const assertTune = (heard, name) => {
    const steps = stepsOf(name).filter(({ hertz }, i, all) => i === 0 || hertz !== all[i - 1].hertz);
    assert.ok(heard.length >= steps.length + 1, `${name}: ${heard.length} changes of pitch, ${steps.length} written`);
    let at = 0;
    [...steps, { hertz: 0, ms: 0 }].forEach(({ hertz, ms }, i) => {
      const sounds = heard[i];
      assert.ok(Math.abs(sounds.hertz - hertz) <= 0.005 * hertz, `${name}, step ${i}: ${sounds.hertz} Hz instead of ${hertz}`);
      const late = sounds.ms - heard[0].ms - at;
      assert.ok(Math.abs(late) < 1, `${name}, step ${i} is ${late} ms late`);
      at += ms;
    });
    console.log(`${board.name}: ${name}, ${steps.length} steps in ${at} ms`);
  };

  test('tunes sound as written: the deal, and the first card that falls into the sack', () => {
    const device = atHome();
    device.press('A');
    device.settle();
    const dealt = listen(device);
    device.press('A');
    device.settle();
    assertTune(dealt, 'Shuffle');
    assert.equal(dealt.at(-1).hertz, 0, 'the tune does not end');
    openHand(device);
    device.pass(300);
    const placed = listen(device);
    placeMarked(device);
    device.pass(500);
    const click = stepsOf('Click')[0].hertz;
    assert.ok(Math.abs(placed[0].hertz - click) < 0.005 * click, `a key in the hand: ${placed[0].hertz} Hz`);
    assert.equal(placed[1].hertz, 0, 'the key sounds on while it is held');
    assertTune(placed.slice(2), 'Drop');
  });

  test('a new tune ends the old one', () => {
    const device = atHome();
    device.press('A');
    device.settle();
    const heard = listen(device);
    device.press('A'); // the cards are dealt
    device.press('A'); // the cover, which has no tune of its own
    device.pass(300);
    openHand(device);
    device.pass(100);
    assert.ok(device.chip.now / 1e6 - heard[0].ms < 800, 'the first tune may be over');
    device.press(hasCross ? 'left' : 'X');
    device.pass(2000);
    const pitches = heard.map(({ hertz }) => Math.round(hertz));
    const clickAt = pitches.findIndex((hertz) => Math.abs(hertz - stepsOf('Click')[0].hertz) < 9);
    assert.ok(clickAt > 0, `${pitches} Hz`);
    assert.deepEqual(pitches.slice(clickAt + 1), [0], 'the old tune goes on');
  });
}

if (board.panel.tearing !== null) {
  // Scans are watched while the chip works: here on the first of two buttons.
  test('an edge of a button does not count as a scan of the panel', () => {
    const device = atHome();
    const place = elf.address('_ZN8felicity7drivers12_GLOBAL__N_113scan_began_atE') - 0x20000000;
    const scanBegan = () => new DataView(device.chip.rp.sram.buffer).getBigUint64(place, true);
    let scans = 0;
    const set = device.chip.setPin.bind(device.chip);
    device.chip.setPin = (pin, level) => {
      if (pin === board.panel.tearing && !level) scans++;
      set(pin, level);
    };
    for (let ms = 0; ms < 100 && scans === 0; ms++) device.pass(1);
    assert.equal(scans, 1, 'the panel scans nothing');
    device.pass(8); // half a scan at 60 Hz
    const asleep = scanBegan();
    device.hold(down);
    device.pass(0.4);
    const began = scanBegan();
    assert.notEqual(began, asleep, 'the chip does not watch the scans while it works');
    device.hold('A');
    device.pass(0.4);
    assert.equal(scans, 1);
    assert.equal(scanBegan(), began);
  });
}
