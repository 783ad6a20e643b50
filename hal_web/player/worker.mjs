// The emulated handheld in a worker: it runs the image in real time, or as near as this machine gets, and sends
// pictures, lights, sounds and lines to the page.
import { Cable } from '../../emulator/cable.mjs';
import { Device } from '../../emulator/device.mjs';
import { Elf } from '../../emulator/elf.mjs';
import { duty } from '../../emulator/pwm.mjs';

const kMs = 1e6; // nanoseconds
const kSliceMs = 1; // emulated, between two looks at the clock
const kBudgetMs = 12; // of this machine's time, then messages are read
const kBehindMs = 50; // further behind than this, the device's time is stretched instead of made up
const kFrameMs = 15;
const kPressMs = 40; // emulated, between two changes of a key: a tap counts however late this machine is
const kReportMs = 500;
const kSectorBytes = 4096;

class Player {
  #timer = 0;
  #drawn = -1;
  #frameAt = 0;
  #reported = { at: performance.now(), cycles: 0, nanos: 0, busy: 0 };
  #busy = 0;
  #heard = 0;
  #keys = []; // {name, isDown, at} of changes that wait for their moment, in nanoseconds
  #changed = new Map(); // name → when it changed, or will

  constructor({ board, netlist, uf2, elf, flash }) {
    this.board = board;
    this.elf = elf ? new Elf(elf) : undefined;
    this.device = new Device({ board, netlist, uf2, elf: this.elf, seed: crypto.getRandomValues(new Uint32Array(1))[0] | 1 });
    this.cable = new Cable(this.device);
    this.device.setUsbPower(false);
    this.cable.onHeard = () => {
      postMessage({ kind: 'line', text: this.cable.heard.slice(this.#heard) });
      this.#heard = this.cable.heard.length;
    };
    const chip = this.device.chip;
    for (const [sector, bytes] of flash) chip.flash.bytes.set(bytes, sector * kSectorBytes);
    chip.flash.onOperation = ({ at }) => this.#keep(Math.floor(at / kSectorBytes));
    this.#power();
  }

  // After the operation, which is done when the worker has its next turn.
  #keep(sector) {
    const { flash } = this.device.chip;
    flash.log.length = 0;
    queueMicrotask(() => {
      const start = sector * kSectorBytes;
      postMessage({ kind: 'flash', sector, bytes: flash.bytes.slice(start, start + kSectorBytes) });
    });
  }

  #power() {
    this.device.powerOn();
    this.origin = performance.now() - this.device.chip.now / kMs;
    this.go();
  }

  pullBattery() {
    this.#power();
  }

  plug(isPlugged) {
    this.device.setUsbPower(isPlugged);
    this.go();
  }

  key(name, isDown) {
    if (this.board.keys.pins[name] === undefined) return;
    const at = Math.max((performance.now() - this.origin) * kMs, (this.#changed.get(name) ?? -Infinity) + kPressMs * kMs);
    this.#changed.set(name, at);
    this.#keys.push({ name, isDown, at });
    this.go();
  }

  #changeKeys() {
    const { now } = this.device.chip;
    const due = this.#keys.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    this.#keys = this.#keys.filter(({ at }) => at > now);
    for (const { name, isDown } of due) {
      if (isDown) this.device.hold(name);
      else this.device.release(name);
    }
  }

  /** What is wrong with the wires of the breadboard: emulator/wiring.mjs. */
  break(faults) {
    const wasDead = this.device.isDead;
    this.device.setFaults(faults);
    if (wasDead !== this.device.isDead) this.origin = performance.now() - this.device.chip.now / kMs;
    this.go();
  }

  type(text) {
    for (const letter of text) this.cable.type(letter.charCodeAt(0));
    this.go();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  go() {
    clearTimeout(this.#timer);
    const { chip } = this.device;
    const began = performance.now();
    try {
      this.#changeKeys();
      while (!this.device.isDead && chip.now < (began - this.origin) * kMs && performance.now() - began < kBudgetMs) {
        chip.run(Math.min((began - this.origin) * kMs - chip.now, kSliceMs * kMs));
        this.#changeKeys();
      }
    } catch (error) {
      return this.#fault(error);
    }
    const late = (performance.now() - this.origin) - chip.now / kMs;
    if (late > kBehindMs) this.origin += late;
    this.#show();
    this.#busy += performance.now() - began;
    this.#report();
    this.#timer = setTimeout(() => this.go(), this.#idleMs());
    return undefined;
  }

  // Until the chip's next timer; a chip that sleeps without one waits for a key.
  #idleMs() {
    const { chip } = this.device;
    if (this.device.isDead) return kReportMs;
    if (this.#keys.length > 0) return kSliceMs;
    if (chip.dormant) return kReportMs;
    const { core, clock } = chip.rp;
    if (!core.waiting) return 0;
    const alarm = clock.nextAlarm;
    return Math.min(alarm ? Math.max(0, (alarm.nanos - clock.nanosCounter) / kMs) : kReportMs, kReportMs);
  }

  #show() {
    const { device } = this;
    const now = performance.now();
    this.#lights();
    if (device.panel.busyUntil === this.#drawn || now - this.#frameAt < kFrameMs) return;
    this.#drawn = device.panel.busyUntil;
    this.#frameAt = now;
    const { pixels } = device.picture();
    const copy = new Uint16Array(pixels);
    postMessage({ kind: 'picture', pixels: copy }, [copy.buffer]);
  }

  #sent = '';

  #lights() {
    const { board, device: { chip } } = this;
    const { plain, red, green, blue } = board.lights;
    const percent = (light, level) => (light ? Math.round(100 * (light.lit_is_low ? 1 - level : level)) : 0);
    const isDead = this.device.isDead;
    const led = isDead ? [0, 0, 0] : plain ? Array(3).fill(percent(plain, Number(chip.rp.gpio[plain.pin].outputValue)))
      : [red, green, blue].map((light) => percent(light, light ? duty(chip.rp, light.pin) : 0));
    const { backlight } = board.panel;
    const light = isDead || !this.device.panel.on ? 0 : backlight === null ? 100 : Math.round(100 * duty(chip.rp, backlight));
    const message = { kind: 'lights', led, light, tone: isDead ? 0 : this.device.tone() };
    const text = JSON.stringify(message);
    if (text === this.#sent) return;
    this.#sent = text;
    postMessage(message);
  }

  #report() {
    const now = performance.now();
    const { at, cycles, nanos, busy } = this.#reported;
    if (now - at < kReportMs) return;
    const { chip } = this.device;
    postMessage({ kind: 'speed', cycles: chip.awakeCycles, hertz: chip.rp.clkSys,
      speed: (chip.now - nanos) / kMs / (now - at), asleep: chip.dormant || chip.rp.core.waiting,
      // Of the machine's own time: how fast the chip is while it is busy.
      busyHertz: this.#busy > busy ? (chip.awakeCycles - cycles) / (this.#busy - busy) * 1000 : 0 });
    this.#reported = { at: now, cycles: chip.awakeCycles, nanos: chip.now, busy: this.#busy };
  }

  #fault(error) {
    const at = this.device.chip.rp.core.PC;
    postMessage({ kind: 'fault', reason: error.message, place: `0x${at.toString(16)}${this.#functionAt(at)}` });
  }

  #functionAt(address) {
    for (const [name, { address: start, bytes }] of this.elf?.symbols ?? []) {
      const from = start & ~1;
      if (address >= from && address < from + bytes) return ` = ${name} + ${address - from}`;
    }
    return '';
  }
}

let player = null;
const kActions = {
  load: (message) => {
    player?.stop();
    player = null;
    player = new Player(message);
  },
  key: ({ name, isDown }) => player?.key(name, isDown),
  plug: ({ isPlugged }) => player?.plug(isPlugged),
  type: ({ text }) => player?.type(text),
  battery: () => player?.pullBattery(),
  faults: ({ faults }) => player?.break(faults),
};
onmessage = ({ data }) => {
  try {
    kActions[data.kind](data);
  } catch (error) {
    postMessage({ kind: 'fault', reason: error.message, place: '' });
  }
};
