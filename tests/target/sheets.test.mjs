// Data sheets, from power to light: the emulated panel throws when a rule of its data sheet is broken, so the
// tests bring it into every state in which that could happen.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, hasCross, newDevice } from './context.mjs';
import * as figures from './figures.mjs';
import { differences } from './makers.mjs';

const isOled = board.panel.controller !== 'st7789';
const kFirstLightMs = figures.firstLightMs();
const kBusFreedMs = 0.3; // a module that was cut off in the middle of a byte is clocked free first
const kWakeMs = 200; // light after a key: 120 of them are the panel's
const kMinute = 60_000;
const down = hasCross ? 'down' : 'Y';

function started() {
  const device = newDevice();
  device.powerOn();
  device.settle();
  return device;
}

function atHome() {
  const device = started();
  device.press('A');
  device.settle();
  return device;
}

/** Milliseconds until the panel shines, or null. */
function untilLight(device, ms) {
  const start = device.chip.now;
  let at = null;
  device.onLight(() => { at ??= (device.chip.now - start) / 1e6; });
  device.pass(ms);
  return at;
}

test('first light comes in time, with the picture and no flash before it', () => {
  const { ms } = figures.firstLight();
  console.log(`${board.name}: first light ${ms.toFixed(1)} ms after reset`);
  assert.ok(ms <= kFirstLightMs, `${ms} ms`);
});

test('the set-up is its maker\'s, except for the differences in maker.json', () => {
  const device = started();
  assert.deepEqual(differences(board.name, device.panel.setUp), []);
});

test('the RUN button at any moment breaks no rule, and light comes in time again', () => {
  const calm = started();
  const shown = calm.picture().hash();
  const light = figures.firstLight().ms;
  const around = [-121.5, -120.1, -119.9, -118, -115, -40, -0.1, 0.1, 60].map((after) => light + after);
  for (const ms of [1, 4, 6, 8, 9, 12, 16, 60, 80, ...around, 2000].filter((ms) => ms > 0)) {
    const device = newDevice();
    device.powerOn();
    device.pass(ms);
    device.chip.pressRun();
    const at = untilLight(device, 400);
    assert.ok(at !== null && at <= kFirstLightMs + kBusFreedMs, `RUN after ${ms} ms: light after ${at} ms`);
    device.settle();
    assert.equal(device.picture().hash(), shown, `RUN after ${ms} ms`);
  }
});

test('RUN pressed when the panel sleeps, is falling asleep or is waking up', () => {
  const shown = started().picture().hash();
  for (const [dark, woken] of [[0.5, null], [3, null], [60, null], [5000, null], [5000, 2], [5000, 20], [5000, 60]]) {
    const device = started();
    while (device.shines()) device.pass(1000);
    device.pass(dark);
    if (woken !== null) {
      device.hold('A');
      device.pass(woken);
    }
    device.chip.pressRun();
    device.release('A');
    device.settle();
    assert.ok(device.shines(), `dark after ${dark} and ${woken} ms`);
    assert.equal(device.picture().hash(), shown, `another picture after ${dark} and ${woken} ms`);
  }
});

// A key that is held when the program begins is no press. Until then memory is filled and cleared.
test('a key at any moment of the start counts, 25 ms after the crystal runs', () => {
  const home = atHome().picture().hash();
  const runs = figures.crystalMs();
  for (const ms of [25, 30, 60, 100, 125, 180, 235, 250, 320].map((after) => runs + after)) {
    const device = newDevice();
    device.powerOn();
    device.pass(ms);
    device.press('A');
    device.settle();
    assert.equal(device.picture().hash(), home, `A pressed ${ms} ms after power`);
  }
});

// An OLED is lit at once, and loses its registers with its memory: unplugged.test.mjs.
const colourTest = (name, run) => { if (!isOled) test(name, run); };

colourTest('a key during the wait for the light acts at once', () => {
  const device = newDevice();
  device.powerOn();
  device.pass(140);
  assert.ok(!device.shines());
  const { bytes } = device.panel;
  device.hold('A');
  device.pass(60);
  assert.ok(!device.shines(), 'lit already: nothing was seen');
  assert.ok(device.panel.bytes > bytes, 'the game stands still until there is light');
});

test('it wakes within 0.2 s, and what is pressed before the light counts', () => {
  const calm = atHome();
  calm.press(down);
  calm.settle();
  const second = calm.picture().hash();
  for (const gap of [60, 90, 130]) {
    const device = atHome();
    while (device.shines()) device.pass(1000);
    device.pass(3000);
    device.hold('B'); // wakes, and nothing else
    let lit = null;
    const start = device.chip.now;
    device.onLight(() => { lit ??= (device.chip.now - start) / 1e6; });
    device.pass(30);
    device.release('B');
    device.pass(gap - 30);
    device.press(down);
    device.settle();
    assert.ok(lit !== null && lit <= kWakeMs, `light after ${lit} ms`);
    assert.equal(device.picture().hash(), second, `${down} ${gap} ms after the key that woke it`);
  }
});

test('woken again as soon as it is dark, and dark again as soon as it is woken', () => {
  for (let ms = 1; ms <= 240; ms += 40) {
    const device = atHome();
    device.pass(2 * kMinute - 3000);
    while (device.shines()) device.pass(10);
    device.pass(ms);
    device.press('B');
    device.settle();
    assert.ok(device.shines(), `stays dark after ${ms} ms`);
  }
});

colourTest('a register that was lost is right again after a sleep', () => {
  const device = atHome();
  const shown = device.picture().hash();
  Object.assign(device.panel, { madctl: device.panel.madctl ^ 0x80, inverted: false, rtna: 0 });
  assert.notEqual(device.picture().hash(), shown);
  while (device.shines()) device.pass(1000);
  device.pass(1000);
  device.press('B');
  device.settle();
  assert.equal(device.picture().hash(), shown);
});

if (board.panel.tearing !== null) {
  test('the panel scans at the rate of its register', () => {
    const device = started();
    assert.ok(Math.abs(device.panel.frameHertz - 39.8) < 0.1, `${device.panel.frameHertz} Hz`);
    let edges = 0;
    const set = device.chip.setPin.bind(device.chip);
    device.chip.setPin = (pin, level) => {
      if (pin === board.panel.tearing && level) edges++;
      set(pin, level);
    };
    device.pass(2000);
    assert.ok(Math.abs(edges - 2 * 39.8) <= 1, `${edges} pictures in 2 s`);
  });

  // Writing is faster than scanning: a picture that begins just after a scan overtakes it, and the eye sees
  // the old picture above and the new one below. Another theme changes every pixel.
  test('no whole picture is torn, wherever the scan is when a key comes', () => {
    const device = atHome();
    for (const key of ['up', 'A', ...Array(5).fill('down')]) device.press(key);
    device.settle();
    const { chip, panel } = device;
    const frameMs = 1000 / panel.frameHertz;
    const lastRow = (board.panel.height - 1) * panel.lineNanos;
    const scans = [];
    const set = chip.setPin.bind(chip);
    chip.setPin = (pin, level) => {
      if (pin === board.panel.tearing && !level) scans.push(chip.now);
      set(pin, level);
    };
    let words = [];
    panel.onSent = (from) => words.push(from);
    const kMoments = 25;
    for (let moment = 0; moment < kMoments; moment++) {
      device.pass(2 * frameMs);
      device.pass((scans.at(-1) - chip.now) / 1e6 + (1 + moment / kMoments) * frameMs);
      words = [];
      device.press('right');
      device.settle();
      assert.ok(words.length >= figures.frameBytes / 2, `${words.length} words: no whole picture`);
      const [first, last] = [words[0], words.at(-1)];
      assert.ok(last - first < frameMs * 1e6, 'more than a picture was sent');
      for (const scan of scans) {
        assert.ok(first <= scan || last >= scan + lastRow, `torn: begun ${(first - scan) / 1e6} ms after a scan`);
      }
    }
  });
}
