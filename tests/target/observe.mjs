// What a person sees of a fault in the wires: LED, panel, sound, what the buttons do, what `selftest` says on the console.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, kPortMs, kSwitchOn } from './console_line.mjs';
import { board, newDevice } from './context.mjs';
import { kSaves } from './save_region.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';
import { signalOf } from '../../emulator/faults.mjs';

const kRoot = fileURLToPath(new URL('../../', import.meta.url));
const kLogoMs = 1000;
const kLedMs = 1100; // a blink
const kStuckMs = 8200; // a button held for eight seconds counts as stuck
const kPressMs = 80;
const kLongMs = 1500; // the bus is probed twice a second

export const keys = Object.keys(board.keys.pins);

function readNetlist() {
  const folder = mkdtempSync(join(tmpdir(), 'felicity-'));
  try {
    writeFileSync(join(folder, 'boards.json'), `${JSON.stringify(board)}\n`);
    const printed = execFileSync('python3', ['-B', `${kRoot}tools/print-netlist`, join(folder, 'boards.json'), board.name]);
    return JSON.parse(printed.toString('utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const netlist = readNetlist();

/** The saves of a device whose console is on. */
const consoleIsOn = (() => {
  const device = newDevice();
  device.powerOn();
  playScript(device, parseScript(kSwitchOn));
  return device.chip.flash.bytes.slice(kSaves);
})();

/** A device on its breadboard, with these faults from the first moment on. */
export function wired(faults) {
  const device = newDevice({ netlist });
  device.chip.flash.bytes.set(consoleIsOn, kSaves);
  const cable = new Cable(device);
  device.setUsbPower(false); // a chip on USB wakes a thousand times a second
  device.setFaults(faults);
  device.powerOn();
  return { device, cable };
}

/** 'dark', 'lit' or 'blinks'; `ms` of time pass. */
function led(device, ms) {
  const seen = [];
  for (let passed = 0; passed < ms; passed += 20) {
    device.pass(20);
    seen.push(device.chip.rp.gpio[board.lights.plain.pin].outputValue);
  }
  const changes = seen.filter((lit, at) => at > 0 && lit !== seen[at - 1]).length;
  return changes > 1 ? 'blinks' : seen.at(-1) ? 'lit' : 'dark';
}

function selftest({ device, cable }) {
  if (!cable.connected) return null;
  const text = ask(device, cable, 'selftest');
  const line = (word) => text.match(new RegExp(`^${word}: (.*)\r$`, 'm'))[1];
  const list = (word) => line(`buttons ${word}`).split(' ').filter((name) => name !== 'none');
  return { display: line('display'), held: list('held'), stuck: list('stuck'), shorted: list('shorted') };
}

/** What one button does: which count as held, and what the console says of the display meanwhile. */
function press(bench, key, calm, ms = kPressMs) {
  const { device, cable } = bench;
  device.hold(key);
  device.pass(ms);
  const isShort = device.isDead;
  const found = isShort ? calm : selftest(bench);
  device.release(key);
  device.pass(kPressMs);
  for (let waited = 0; isShort && waited < kPortMs && !cable.connected; waited += 10) device.pass(10);
  return { held: found.held.filter((name) => !calm.stuck.includes(name)), display: found.display, isShort };
}

let logo = null; // of a board without a fault

/** One line of words, the same for all that look the same. */
export function observe(faults) {
  const bench = wired(faults);
  const { device, cable } = bench;
  if (device.isDead) return 'no power';
  logo ??= (() => {
    const fine = wired([]).device;
    fine.pass(kLogoMs);
    return fine.picture().hash();
  })();
  device.pass(kLogoMs);
  const light = led(device, kLedMs);
  const panel = !device.shines() ? 'dark' : device.picture().hash() === logo ? 'logo' : 'another screen';
  device.pass(kStuckMs);
  device.hold('up'); // opens the self-test
  device.pass(1000);
  device.release('up');
  device.pass(kPressMs);
  device.setUsbPower(true);
  for (let ms = 0; ms < kPortMs && !cable.connected; ms += 10) device.pass(10);
  const calm = selftest(bench);
  const parts = [`LED ${light}`, `panel ${panel}`, `display ${calm === null ? 'no console' : calm.display.replace(/ \(.*\)$/, '')}`];
  if (calm?.stuck.length) parts.push(`stuck ${calm.stuck.join(' ')}`);
  let sound = false;
  device.chip.onPwm = () => { sound ||= device.tone() > 0; };
  const pressed = new Map(keys.map((key) => [key, press(bench, key, calm)]));
  for (const [key, { held, display, isShort }] of pressed) {
    const others = held.filter((name) => name !== key && pressed.get(name).held.includes(key)); // both press both
    const isOwn = held.includes(key);
    const does = isShort ? 'short circuit' : isOwn && others.length ? [key, ...others].join('+') : isOwn ? key : held.join('+') || 'nothing';
    const more = display === calm.display ? '' : `, display ${display}`;
    if ((does !== key || more) && !calm.stuck.includes(key)) parts.push(`${key} = ${does}${more}`);
  }
  // On a screen that does not change, a button that disturbs the display has to be held.
  if (parts.length === 3 && light === 'dark') {
    const { display } = press(bench, 'up', calm, kLongMs);
    if (display !== calm.display) parts.push(`up = up, display ${display}`);
  }
  // Without these two nothing should sound.
  if (!sound && !parts.some((part) => /^(up|A) =/.test(part))) parts.push('silent');
  if (device.chip.resets > 0) parts.push('restarts');
  return parts.join('; ');
}

/** 'pulled | yellow a7 j49 | SCL': the kind, its wires, and what each of them carries; of a supply also for what. */
export function nameOf({ kind, wires }) {
  const names = wires.map((index) => {
    const { colour, holes } = netlist.wires[index];
    return `${colour} ${holes.join(' ')}`;
  });
  const signals = wires.map((index) => {
    const wire = netlist.wires[index];
    const signal = signalOf(wire, netlist, index);
    if (signal !== 'GND' && signal !== '3V3') return signal;
    return `${signal} of ${wire.holes.every((hole) => /^[+-]/.test(hole)) ? 'bridge' : wire.step}`;
  });
  return [kind, names.join(', '), signals.join(', ')].join(' | ');
}
