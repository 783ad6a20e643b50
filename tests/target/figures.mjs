// Times, sizes and power figures of the shipped image. bench.mjs prints them, figures.test.mjs compares
// them with the budgets.
import { board, elf, hasCross, linkerMap, newDevice } from './context.mjs';
import { watchBurst } from '../../emulator/burst.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { playScript } from '../../emulator/script.mjs';
import { flashOf } from './linker_map.mjs';
import { animatedGame, firstRound, kSeed, untilAuction } from './steps.mjs';

const kClock = 125e6;
const kXosc = 0x40024;
const kXoscHertz = 12e6;
const kSdkCrystalMs = 6;
const kFirstStepMs = 50; // a press in a script, and the first step of an animation

const { width, height, depth } = board.panel;

/** Bytes of a whole picture, without commands. */
export const frameBytes = depth === 'mono' ? (width * height) / 8 : width * height * 2;

const isI2c = board.bus.kind === 'i2c';

// The SPI block divides its clock by even numbers only: of 10 MHz that are legal it reaches 8.93.
export const clockHertz = isI2c ? board.bus.hertz : kClock / (2 * Math.ceil(kClock / 2 / board.bus.hertz));

/** Milliseconds that these bytes need at the fastest legal clock there is; an I2C byte has nine bits. */
export const wireMs = (bytes) => (bytes * (isI2c ? 9 : 8) * 1000) / clockHertz;

// Objects of computer players: their decisions, their matches, their turns.
const kBots = /libfelicity_bots\.a|\((bots_lab|bot_match_mode|bot_turns|player_kinds)\.cpp\.o\)/;

export const sizes = () => ({ flash: elf.flashBytes, ram: elf.ramBytes, bots: flashOf(linkerMap, kBots) });

/** Milliseconds that the crystal gets to start. */
export function crystalMs(device = newDevice()) {
  if (!device.chip.rp) device.powerOn();
  device.pass(50);
  const { startup } = device.chip.rp.peripherals[kXosc];
  return ((startup & 0x3fff) * 256 * 1000) / kXoscHertz;
}

/** What a board's crystal gets beyond the 6 ms of the SDK: boards/pico.cmake. Pictures wait for it, a colour panel does not. */
export const extraCrystalMs = () => crystalMs() - kSdkCrystalMs;

/** By when the first picture is sent after reset: of 320x240 pixels 20 of these milliseconds are on the bus, of an OLED 23. */
export const firstPictureMs = () => 51 + extraCrystalMs();

/** By when a panel is lit after reset: an OLED with its picture, and a colour panel sleeps for 120 ms. */
export const firstLightMs = () => (board.panel.controller === 'st7789' ? 260 : firstPictureMs());

/** From power to the last byte of the first picture. */
export function start() {
  const device = newDevice();
  let done = null;
  device.panel.onSent = (from, to) => {
    if (done === null && device.panel.bytes >= frameBytes) done = to;
  };
  device.powerOn();
  device.settle();
  device.panel.onSent = null;
  return { ms: done / 1e6 };
}

/** From power to the first light. */
export function firstLight() {
  const device = newDevice();
  let at = null;
  device.onLight(() => { at ??= device.chip.now; });
  device.powerOn();
  device.settle();
  return { ms: at / 1e6 };
}

/** From a key to the light of a panel that was dark. */
export function wake() {
  const device = newDevice();
  device.powerOn();
  device.settle();
  while (device.shines()) device.pass(1000);
  device.pass(3000);
  const start = device.chip.now;
  let at = null;
  device.onLight(() => { at ??= device.chip.now; });
  device.hold('A');
  device.pass(1000);
  return { ms: (at - start) / 1e6 };
}

function inAuction({ onCable = false, game } = {}) {
  const device = newDevice();
  device.setUsbPower(onCable);
  dealFromSeed(device, kSeed);
  device.powerOn();
  playScript(device, untilAuction(game));
  return device;
}

/** A turned bid and a made bid; on a battery the idle clock is divided, on a cable it is not. */
export function keys(onCable = false) {
  const device = inAuction({ onCable });
  const key = hasCross ? 'up' : 'X';
  const turned = watchBurst(device, () => device.hold(key));
  device.release(key);
  device.pass(50);
  device.settle();
  return { turned, played: watchBurst(device, () => device.hold('A')) };
}

/** A whole picture: what the panel gets when it wakes up. */
export function redraw() {
  const device = newDevice();
  device.powerOn();
  device.settle();
  device.press('A'); // home
  device.settle();
  let most = { bytes: 0 };
  for (const key of ['A', 'B', 'A', 'B']) {
    const burst = watchBurst(device, () => device.hold(key));
    device.release(key);
    device.pass(50);
    device.settle();
    if (burst.bytes > most.bytes) most = burst;
  }
  return { ...most, legalMs: wireMs(most.bytes), ratio: most.wire / wireMs(most.bytes) };
}

function watchIdle(device, seconds) {
  const before = device.chip.awakeNanos;
  const bytes = device.panel.bytes;
  device.pass(seconds * 1000);
  return {
    awakeShare: (device.chip.awakeNanos - before) / (seconds * 1e9),
    bytes: device.panel.bytes - bytes,
  };
}

const kLifeSeconds = 20; // after a key the animals of a picture blink for as long

/**
 * The part of the time in which the processor runs while a player thinks: while the picture shows signs of
 * life, and after them.
 */
export function waiting(seconds = 15) { // then the light is dimmed, which an OLED is sent
  const device = inAuction({ game: animatedGame() });
  return { alive: watchIdle(device, kLifeSeconds), still: watchIdle(device, seconds) };
}

/** Bytes on the bus for every key of a round; what timers send later does not count. */
export function traffic() {
  const device = newDevice();
  dealFromSeed(device, kSeed);
  device.powerOn();
  device.settle();
  const perKey = [];
  let before = device.panel.bytes;
  for (const step of firstRound()) {
    // A key that is held for long fills a bar: that is an animation, too.
    const isLong = step.verb === 'wait' && Number(step.word) > kFirstStepMs;
    const counts = playScript(device, [isLong ? { ...step, word: String(kFirstStepMs) } : step]);
    if (counts.presses > 0) perKey.push(0);
    if (perKey.length > 0 && step.verb !== 'settle') perKey[perKey.length - 1] += device.panel.bytes - before;
    if (isLong) device.pass(Number(step.word) - kFirstStepMs);
    before = device.panel.bytes;
  }
  return { keys: perKey.length, mean: perKey.reduce((a, b) => a + b, 0) / perKey.length, most: Math.max(...perKey) };
}
