// What the page uses of the machine it runs on: game controller, vibration, wake lock, loudspeaker. Each has a stand-in in
// the page that this test moves or reads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kListenMs } from '../../hal_web/page/controllers.mjs';
import { picture, reads, settled, until } from './browser.mjs';
import { Fingers, Keyboard, playBoth, samePicture, sleep, twin } from './player.mjs';
import { readScript, untilSettle } from './scripts.mjs';
import { openSite } from './site.mjs';
import { stepsOf, tuneNames } from '../tunes.mjs';

const kLoudness = [0, 1500, 4000, 9000].map((part) => part / 32768); // of hal_host/frontend/sound.cpp
const site = openSite();

/** The clock of the page, and the timers that wait longer than a second, go on by skip(). */
function clockStandIn() {
  let skipped = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + skipped;
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const long = new Map();
  window.setTimeout = (then, ms) => {
    const id = set(then, ms);
    if (ms > 1000) long.set(id, { then, at: performance.now() + ms });
    return id;
  };
  window.clearTimeout = (id) => {
    long.delete(id);
    clear(id);
  };
  window.skip = (ms) => {
    skipped += ms;
    for (const [id, { then, at }] of [...long]) {
      if (at > performance.now()) continue;
      window.clearTimeout(id);
      then();
    }
  };
}

/** A page with this function run before its scripts. */
async function pageWith(t, standIn, options) {
  const page = await site.browser.page('about:blank', options);
  t.after(() => page.close()); // one page at a time has the save
  await page.evaluateOnNewDocument(() => indexedDB.deleteDatabase('felicity'));
  await page.evaluateOnNewDocument(clockStandIn);
  await page.evaluateOnNewDocument(standIn);
  await page.goto(`${site.url}?seed=1`);
  await settled(page);
  return page;
}

// ---- game controller ----------------------------------------------------------------------------------
function controllerStandIn() {
  const controller = { connected: true, axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
  let focus = true;
  window.controller = controller;
  window.focusIs = (isThere) => { focus = isThere; };
  navigator.getGamepads = () => [null, controller];
  document.hasFocus = () => focus;
}

const kButtons = { A: 0, B: 1, X: 2, Y: 3, up: 12, down: 13, left: 14, right: 15 };

class Controller {
  constructor(page) {
    this.page = page;
  }

  // The page looks at a controller once a frame.
  #set(key, isDown) {
    return this.page.evaluate((place, pressed) => {
      window.controller.buttons[place].pressed = pressed;
      return new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    }, kButtons[key], isDown);
  }

  down(key) {
    return this.#set(key, true);
  }

  up(key) {
    return this.#set(key, false);
  }

  // A press in one command: a button that is held too long on a busy machine repeats.
  press(key) {
    return this.page.evaluate(async (place) => {
      const frame = () => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      window.controller.buttons[place].pressed = true;
      await frame();
      window.controller.buttons[place].pressed = false;
      await frame();
    }, kButtons[key]);
  }

  stick(across, down) {
    return this.page.evaluate((...axes) => { window.controller.axes = axes; }, across, down);
  }
}

async function withController(t) {
  const page = await pageWith(t, controllerStandIn);
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
  return { page, controller: new Controller(page) };
}

test('a game controller plays what the keys play', async (t) => {
  const { page, controller } = await withController(t);
  const device = twin({ board: 'picosystem', seed: 1 });
  assert.ok(await playBoth(page, device, untilSettle(readScript('game_3').steps, 3), controller) >= 3);
  assert.deepEqual(page.faults, []);
});

// The browser looks for controllers as long as a page listens for them, and uses power.
function countListeners() {
  const [add, remove] = [window.addEventListener.bind(window), window.removeEventListener.bind(window)];
  const listeners = new Set();
  window.addEventListener = (name, then, ...more) => {
    if (name === 'gamepadconnected') listeners.add(then);
    add(name, then, ...more);
  };
  window.removeEventListener = (name, then, ...more) => {
    if (name === 'gamepadconnected') listeners.delete(then);
    remove(name, then, ...more);
  };
  window.listeners = () => listeners.size;
}

test('a page looks for controllers after a key or a touch, and not for long', async (t) => {
  const page = await pageWith(t, countListeners);
  const listening = () => page.evaluate(() => window.listeners());
  assert.equal(await listening(), 1);
  await page.evaluate((ms) => window.skip(ms), kListenMs / 2);
  assert.equal(await listening(), 1);
  await page.evaluate((ms) => window.skip(ms), kListenMs / 2 + 100);
  assert.equal(await listening(), 0);
  await page.keyboard.press('ArrowDown', { delay: 40 });
  assert.equal(await listening(), 1);
});

test('the stick of a controller is the cross', async (t) => {
  const { page, controller } = await withController(t);
  const device = twin({ board: 'picosystem', seed: 1 });
  await playBoth(page, device, [{ verb: 'settle' }], controller);
  await controller.press('A');
  device.press('A');
  await reads(page, 'Play together');
  await controller.stick(0.2, 0.3); // a stick that rests is never quite in the middle
  await sleep(100);
  await page.evaluate(async () => {
    window.controller.axes = [0, 0.9];
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    window.controller.axes = [0, 0];
  });
  device.press('down');
  await settled(page);
  device.settle();
  await samePicture(page, device, 'after the stick');
});

for (const isBlurred of [true, false]) {
  test(`a held button shows no hand after the page was covered ${isBlurred ? 'by another window' : 'and kept the focus'}`, async (t) => {
    const { page, controller } = await withController(t);
    for (const key of ['A', 'A', 'A']) {
      await controller.press(key);
      await sleep(80);
    }
    await reads(page, 'show hand');
    await sleep(500);
    const cover = await picture(page);
    await controller.down('A');
    await reads(page, 'one player only');
    await page.evaluate((isAway) => {
      if (isAway) window.focusIs(false);
      dispatchEvent(new Event(isAway ? 'blur' : 'pointercancel'));
    }, isBlurred);
    await sleep(1200);
    await page.evaluate(() => window.focusIs(true));
    await sleep(1200);
    assert.deepEqual(await picture(page), cover, 'the hand is open again, and no button was pressed again');
    await controller.up('A');
    await sleep(100);
    await controller.down('A');
    await reads(page, 'one player only');
  });
}

// ---- vibration ----------------------------------------------------------------------------------------
function vibrationStandIn() {
  window.buzzes = [];
  navigator.vibrate = (pattern) => {
    window.buzzes.push(pattern);
    return true;
  };
}

for (const calm of [false, true]) {
  test(`a finger ${calm ? 'feels nothing where motion is unwanted' : 'feels each press; a key does not'}`, async (t) => {
    const page = await pageWith(t, vibrationStandIn, { width: 390, height: 844, mobile: true, calm });
    const count = () => page.evaluate(() => window.buzzes.length);
    const [keyboard, fingers] = [new Keyboard(page), new Fingers(page)];
    await keyboard.down('A');
    await keyboard.up('A');
    assert.equal(await count(), 0);
    await fingers.down('down');
    await fingers.up('down');
    assert.equal(await count(), calm ? 0 : 1);
    assert.ok((await page.evaluate(() => window.buzzes)).every((ms) => ms > 0 && ms <= 20));
  });
}

// ---- wake lock ----------------------------------------------------------------------------------------
function wakeLockStandIn() {
  window.locks = [];
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
    const lock = { kind, released: false, release: async () => { lock.released = true; } };
    window.locks.push(lock);
    return lock;
  } } });
}

test('the screen of the machine stays on while the panel is lit, and no longer', async (t) => {
  const page = await pageWith(t, wakeLockStandIn);
  const held = () => page.evaluate(() => window.locks.filter(({ released }) => !released).map(({ kind }) => kind));
  assert.deepEqual(await held(), ['screen']);
  // A browser takes the lock away from a hidden page; it is wanted again when the page is seen.
  await page.evaluate(() => {
    for (const lock of window.locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await sleep(50);
  assert.deepEqual(await held(), ['screen']);
  // Nobody is there: the panel goes dark after a while.
  for (let minute = 0; minute < 20 && (await held()).length > 0; minute++) {
    await page.evaluate(() => window.skip(60_000));
    await sleep(50);
  }
  assert.deepEqual(await held(), [], 'after 20 minutes');
  await page.keyboard.press('a', { delay: 60 });
  await until(page, () => window.locks.some(({ released }) => !released));
});

// ---- loudspeaker --------------------------------------------------------------------------------------
function loudspeakerStandIn() {
  window.voices = [];
  class Node {
    constructor(context, options) {
      Object.assign(this, { options });
    }

    connect(next) {
      (this.next = next).before = this;
      return next;
    }
  }
  const setter = (list) => ({ setValueAtTime: (value, at) => list.push([value, at]),
    linearRampToValueAtTime: (value, at) => list.push([value, at]) });
  window.AudioContext = class {
    state = 'running';
    destination = {};
    get currentTime() { return performance.now() / 1000; }
    resume() { return Promise.resolve(); }
  };
  window.BiquadFilterNode = Node;
  window.GainNode = class extends Node {
    levels = [];
    gain = setter(this.levels);
  };
  window.OscillatorNode = class extends Node {
    pitches = [];
    frequency = setter(this.pitches);
    start(at) {
      this.began = at;
      window.voices.push(this);
    }

    stop(at) {
      this.end ??= at; // without a time: cut off by the next tune
    }
  };
}

/** What is heard of a voice, as [{hertz, ms}]: the pitch between a rise of the loudness and its fall. */
function heardOf({ pitches, levels }) {
  const edges = levels.filter((_, i) => i % 2 === 0).map(([level, at]) => ({ at, sounds: level === 0 }));
  const moments = [...new Set([...pitches, ...edges.map(({ at }) => [0, at])].map(([, at]) => at))].sort((a, b) => a - b);
  return moments.slice(0, -1).map((at, i) => {
    const sounds = edges.findLast((edge) => edge.at <= at)?.sounds;
    return { hertz: sounds ? pitches.findLast(([, from]) => from <= at)[0] : 0, ms: Math.round((moments[i + 1] - at) * 1000) };
  });
}

/** The sequencer cuts off fractions of a hertz. */
const areAlike = (some, others) => some.length === others.length
  && some.every(({ hertz, ms }, i) => ms === others[i].ms && Math.abs(hertz - others[i].hertz) <= 1);

const text = (steps) => steps.map(({ hertz, ms }) => `${Math.round(hertz)} Hz ${ms} ms`).join(', ');

const kMostMice = 6; // that a pass can pay: a squeak each

function nameOf(steps) {
  for (const name of tuneNames()) {
    for (let times = 1; times <= kMostMice; times++) {
      if (areAlike(steps, Array(times).fill(stepsOf(name)).flat())) return name;
    }
  }
  return assert.fail(`not in engine/ui/tunes.h: ${text(steps)}`);
}

test('every tune of the game is heard with its pitches, lengths and loudness', async (t) => {
  const page = await pageWith(t, loudspeakerStandIn);
  const played = [];
  const device = twin({ board: 'picosystem', seed: 1, tune: (volume) => played.push({ volume, steps: [] }),
    step: (hertz, ms) => played.at(-1).steps.push({ hertz, ms }) });
  await playBoth(page, device, untilSettle(readScript('game_3').steps, 8), new Keyboard(page));
  const voices = await page.evaluate(() => window.voices.map(({ options, pitches, end, next }) => (
    { type: options.type, pitches, end, levels: next.next.levels })));
  assert.equal(voices.length, played.length);
  const names = new Set();
  voices.forEach((voice, index) => {
    const { volume, steps } = played[index];
    assert.deepEqual(steps.pop(), { hertz: 0, ms: 0 }, 'the tune does not end');
    names.add(nameOf(steps));
    if (steps.at(-1).hertz === 0) steps.pop(); // a rest before the end is not heard
    const heard = heardOf(voice);
    assert.ok(areAlike(heard, steps), `${text(heard)}\nis not\n${text(steps)}`);
    assert.equal(voice.type, 'square');
    const peak = Math.max(...voice.levels.map(([level]) => level));
    assert.ok(Math.abs(peak - kLoudness[volume]) < 0.1 * kLoudness[volume], `${peak} of full scale`);
    const [level, at] = voice.levels.at(-1);
    assert.equal(level, 0, 'a tune that does not end in silence clicks');
    assert.ok(at <= voice.end, 'cut off before it is silent');
  });
  assert.ok(names.size >= 4, `few of the tunes were heard: ${[...names]}`);
});
