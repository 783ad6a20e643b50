// Register blocks that rp2040js leaves out and the SDK touches: kept as plain registers, with the few
// bits that change.
import { BasePeripheral } from 'rp2040js';

const kStopped = 0xd1e; // in the ring oscillator's control register: anything else lets it run
const kComa = 0x636f6d61; // the word that stops an oscillator
const kClocks = 0x40008;
const kIoBank = 0x40014;
const kQspi = 0x40018;
const kXosc = 0x40024;
const kRosc = 0x40060;
const kChipReset = 0x40064;
const kTimer = 0x40054;
const kWatchdog = 0x40058;
const kXipControl = 0x14000;
const kStable = 1 << 31; // in the crystal's status
const kTicks = 1 << 9; // in the watchdog's TICK register

class Registers extends BasePeripheral {
  constructor(rp, name, values = {}) {
    super(rp, name);
    this.values = new Map(Object.entries(values).map(([at, value]) => [Number(at), value]));
  }

  readUint32(at) {
    return this.values.get(at) ?? 0;
  }

  writeUint32(at, value) {
    this.values.set(at, value >>> 0);
  }
}

// The ring oscillator; its random bit comes from a fixed sequence, so that a run repeats.
class RingOscillator extends Registers {
  constructor(rp, seed, onComa) {
    super(rp, 'ROSC', { 0x00: 0xaa0, 0x10: 0xab0 });
    this.state = seed >>> 0 || 1;
    this.broken = false;
    this.onComa = onComa;
  }

  readUint32(at) {
    const runs = ((super.readUint32(0x00) >>> 12) & 0xfff) !== kStopped;
    if (at === 0x18) return runs ? 0x80001000 : 0; // stable and enabled
    if (at !== 0x1c) return super.readUint32(at);
    if (!runs || this.broken) return 1; // it stands still
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return this.state & 1;
  }

  writeUint32(at, value) {
    super.writeUint32(at, value);
    if (at === 0x0c && value === kComa) this.onComa(0);
  }
}

/** Which pins wake the chip from dormant, four bits a pin: level low, level high, edge low, edge high. */
class DormantWake {
  constructor(rp) {
    this.enabled = new Uint32Array(4);
    const io = rp.peripherals[kIoBank];
    const [read, write] = [io.readUint32.bind(io), io.writeUint32.bind(io)];
    const mine = (at) => at >= 0x160 && at < 0x170;
    io.readUint32 = (at) => (mine(at) ? this.enabled[(at - 0x160) >> 2] : read(at));
    io.writeUint32 = (at, value) => {
      if (mine(at)) this.enabled[(at - 0x160) >> 2] = value;
      else write(at, value);
    };
  }

  /** @param status the same four bits as they are now: edges stay until they are acknowledged */
  wakes(pin, status) {
    return ((this.enabled[pin >> 3] >>> ((pin & 7) * 4)) & 15 & status) !== 0;
  }
}

/** SLEEP_EN0 and 1: which clocks run while the processor sleeps. All of them: others are not modelled. */
function addSleepClocks(clocks) {
  const all = { 0xa8: 0xffffffff, 0xac: 0x7fff };
  const [read, write] = [clocks.readUint32.bind(clocks), clocks.writeUint32.bind(clocks)];
  clocks.readUint32 = (at) => all[at] ?? read(at);
  clocks.writeUint32 = (at, value) => {
    if (!(at in all)) write(at, value);
    else if ((all[at] & ~value) !== 0) throw new Error(`not modelled: clocks that stop in sleep, ${value.toString(16)}`);
  };
}

/**
 * The crystal: stable once it has made as many cycles as its STARTUP register demands, 256 times its DELAY.
 * @param runs it did not stop at this reset
 */
function addCrystal(rp, runs, onComa) {
  const xosc = rp.peripherals[kXosc];
  const [read, write] = [xosc.readUint32.bind(xosc), xosc.writeUint32.bind(xosc)];
  let since = runs ? -Infinity : null;
  const startNanos = () => ((xosc.startup & 0x3fff) * 256 * 1e9) / rp.xoscFreq;
  xosc.readUint32 = (at) => {
    if (at !== 0x04) return read(at);
    const isStable = since !== null && rp.clock.nanosCounter - since >= startNanos();
    return isStable ? (read(at) | kStable) >>> 0 : (read(at) & ~kStable) >>> 0;
  };
  xosc.writeUint32 = (at, value) => {
    // rp2040js would never call the crystal stable again; the chip does once a pin has woken it.
    if (at === 0x08 && value === kComa) return onComa(startNanos());
    write(at, value);
    if (at === 0x00 && xosc.enabled) since ??= rp.clock.nanosCounter;
  };
}

/** The timer counts ticks, which the watchdog makes from the crystal once the program wants them. */
function addTicks(rp, microsAtReset) {
  const { clock, peripherals } = rp;
  let began = null;
  peripherals[kTimer].clock = {
    get nanos() { return microsAtReset * 1000 + (began === null ? 0 : clock.nanos - began); },
  };
  const watchdog = peripherals[kWatchdog];
  const write = watchdog.writeUint32.bind(watchdog);
  watchdog.writeUint32 = (at, value) => {
    write(at, value);
    if (at === 0x2c && (value & kTicks) !== 0) began ??= clock.nanos;
  };
}

/**
 * @param seed of the ring oscillator's random bits
 * @param cause what reset the chip, as CHIP_RESET holds it
 * @param crystalRuns it did not stop at this reset
 * @param microsAtReset what the timer shows until it counts
 * @param onComa called when the firmware stops the oscillator it runs on, with the nanoseconds that one needs to start again
 * @returns {DormantWake}
 */
export function addRegisters(rp, { seed, cause, crystalRuns, microsAtReset, onComa }) {
  rp.peripherals[kRosc] = new RingOscillator(rp, seed, onComa);
  rp.peripherals[kQspi] = new Registers(rp, 'IO_QSPI');
  rp.peripherals[kChipReset] = new Registers(rp, 'VREG_AND_CHIP_RESET', { 0x00: 0xb1, 0x08: cause });
  rp.peripherals[kXipControl] = new Registers(rp, 'XIP_CTRL', { 0x00: 3, 0x08: 2 });
  addSleepClocks(rp.peripherals[kClocks]);
  addCrystal(rp, crystalRuns, onComa);
  addTicks(rp, microsAtReset);
  return new DormantWake(rp);
}
