// The RP2040 with its flash, running the UF2 that people copy onto it. rp2040js and quick_core.mjs
// execute the instructions; this file adds what a whole chip does: power, reset, watchdog, dormant, and time.
import { RP2040 } from 'rp2040js';
import { connectAdc } from './adc.mjs';
import { Flash } from './flash.mjs';
import { FlashCache } from './flash_cache.mjs';
import { Inputs } from './inputs.mjs';
import { calmPwm } from './pwm.mjs';
import { executeInstruction } from './quick_core.mjs';
import { addRegisters } from './registers.mjs';
import { installRom } from './rom.mjs';
import { beStrict } from './strict.mjs';
import { readUf2 } from './uf2.mjs';
import { warnings } from './warnings.mjs';
import { Feeding } from './watchdog.mjs';

const kWatchdog = 0x40058;
const kTimer = 0x40054;
const kSysInfo = 0x40000;
const kPins = 30;
const kHardFault = 3;
// CHIP_RESET: what reset the whole chip last. A watchdog resets less than that and leaves it as it is.
const kPowerOn = 1 << 8;
const kRunPin = 1 << 16;

// CHIP_ID, and the version of the boot ROM.
const kRevisions = { B1: { id: 0x10002927, rom: 2 }, B2: { id: 0x20002927, rom: 3 } };

export class Chip {
  /**
   * @param flashBytes size of the board's flash
   * @param seed of the ring oscillator's random bits
   * @param microsAtPower what the timer shows then: 0 on a real chip, more for one that has run for long
   * @param revision of the silicon: 'B1', which has erratum E5, or 'B2'
   */
  constructor({ flashBytes, seed = 1, microsAtPower = 0, revision = 'B2' }) {
    if (!(revision in kRevisions)) throw new Error(`there is no revision "${revision}"`);
    this.revision = kRevisions[revision];
    this.flash = new Flash(flashBytes);
    this.seed = seed;
    this.microsAtPower = microsAtPower;
    this.inputs = new Inputs(seed); // nothing drives a pin until a board does
    this.analog = [0, 0, 0, 0, 876]; // ADC counts; the last is room temperature
    this.countsAt = (channel) => this.analog[channel];
    this.mayBootFromUsb = false; // a test that wants it
    this.inBootLoader = false; // the ROM's: a drive on a PC until the next reset
    /** Called with a fresh `rp` after every reset: everything connected to its pins connects again. */
    this.onReset = [];
    this.onPwm = null; // after every change of a pulse width
    this.pwmRules = []; // the same, for what has to hold in every test
    this.resets = 0;
    this.awakeCycles = 0;
    this.awakeNanos = 0; // the same as time: the clock changes
    this.calls = new Map();
    this.feeding = new Feeding();
    this.past = 0; // nanoseconds before the last reset or in dormant
    this.startsFor = 0; // nanoseconds until the crystal runs that was woken from dormant
    this.breaks = false; // something ended the running of instructions
  }

  load(uf2) {
    this.flash.load(readUf2(uf2));
  }

  /** Nanoseconds since power came, through resets and sleep. */
  get now() {
    return this.past + (this.rp ? this.rp.clock.nanosCounter : 0);
  }

  /** Microseconds as the program reads them: they stand still in dormant and begin again at a reset. */
  get micros() {
    return this.rp.peripherals[kTimer].clock.nanos / 1000;
  }

  /** Calls `then(registers)` whenever the function at this address is called. */
  onCall(address, then) {
    this.calls.set(address, then);
  }

  /** Calls `then()` once the function that will return to this address has done so. */
  onReturn(address, then) {
    this.returning = { address, then };
  }

  powerOn() {
    const ram = new Uint8Array(264 * 1024);
    for (let i = 0, noise = this.seed | 1; i < ram.length; i++) {
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      ram[i] = noise >>> 24;
    }
    this.#start({ ram, cause: kPowerOn, microsAtReset: this.microsAtPower });
  }

  #start({ ram, cause, reason = 0, scratch = null, microsAtReset = 0, crystalRuns = false }) {
    if (this.rp) this.past += this.rp.clock.nanosCounter;
    const rp = new RP2040();
    this.rp = rp;
    rp.logger = warnings;
    rp.flash = this.flash.bytes;
    rp.flashView = new DataView(rp.flash.buffer);
    rp.sram.set(ram);
    this.dormant = this.inBootLoader = false;
    this.startsFor = 0;
    this.returning = null;
    this.hung = false;
    rp.addClockListener((hertz) => { this.cycleNanos = 1e9 / hertz; });
    rp.updateClocks(); // from what rp2040js begins with to the ring oscillator
    this.cache = new FlashCache(); // a reset empties it
    beStrict(rp, this.cache);
    installRom(rp, this.flash, this.cache, this.revision.rom, () => this.#bootFromUsb());
    const sysInfo = rp.peripherals[kSysInfo];
    const readSysInfo = sysInfo.readUint32.bind(sysInfo);
    sysInfo.readUint32 = (at) => (at === 0 ? this.revision.id : readSysInfo(at));
    this.cause = cause;
    const onComa = (startNanos) => this.#fallDormant(startNanos);
    this.wake = addRegisters(rp, { seed: this.seed, cause, crystalRuns, microsAtReset, onComa });
    calmPwm(rp, () => {
      for (const check of this.pwmRules) check();
      if (this.onPwm) this.onPwm();
    });
    this.#mendCore(rp.core);
    connectAdc(rp, (channel) => this.countsAt(channel));
    this.#connectWatchdog(rp.peripherals[kWatchdog], reason, scratch);
    this.feeding.connect(rp, rp.peripherals[kWatchdog]);
    this.inputs.connect(rp);
    rp.core.blTaken = (core) => {
      const then = this.calls.get(core.registers[15]);
      if (then) then(core.registers);
    };
    // The ROM has left to the second-stage boot loader at the start of the flash.
    rp.core.VTOR = 0;
    rp.core.SP = 0x20041ffc;
    rp.core.LR = 0;
    rp.core.PC = 0x10000000;
    for (const connect of this.onReset) connect(rp);
  }

  // WFI with interrupts masked wakes without entering the handler: rp2040js enters it.
  #mendCore(core) {
    const check = core.checkForInterrupts.bind(core);
    core.checkForInterrupts = () =>
      core.waiting && core.PM ? (core.pendingInterrupts & core.enabledInterrupts) !== 0 : check();
  }

  #connectWatchdog(watchdog, reason, scratch) {
    watchdog.reason = reason;
    if (scratch) watchdog.scratchData.set(scratch);
    watchdog.onWatchdogTrigger = () => {
      watchdog.timer.enable = false; // otherwise rp2040js resets again at once, endlessly
      this.bite = { reason: watchdog.reason, scratch: watchdog.scratchData.slice() };
      this.breaks = true;
    };
    this.bite = null;
  }

  #bootFromUsb() {
    if (!this.mayBootFromUsb) throw new Error('the firmware went to the USB boot loader');
    this.inBootLoader = this.breaks = true;
  }

  // Every clock stands still, the timer and the watchdog with them, until a pin wakes the crystal.
  #fallDormant(startNanos) {
    this.dormant = this.breaks = true;
    this.startNanos = startNanos;
    for (let pin = 0; pin < kPins; pin++) this.#wakeBy(pin);
  }

  #wakeBy(pin) {
    if (!this.dormant || !this.wake.wakes(pin, this.rp.gpio[pin].irqStatus)) return;
    this.dormant = false;
    this.startsFor = this.startNanos;
  }

  /** @param level true, false, or null: nothing drives it any more */
  setPin(pin, level) {
    if (this.inputs.driven[pin] === level) return;
    this.inputs.drive(pin, level);
    if (this.rp) this.#wakeBy(pin);
  }

  /** The RUN pin was low for a moment: the chip starts again, what hangs on it never lost its power. */
  pressRun() {
    this.resets++;
    this.#start({ ram: this.rp.sram, cause: kRunPin });
  }

  /** The program runs in circles from now on, as after a bug: only time passes, until a reset. */
  hang() {
    this.hung = this.breaks = true;
    this.feeding.forgive();
  }

  /** What the chip does on a wild access: its exception, instead of the harness's error. */
  hardFault() {
    this.rp.core.waiting = false; // it comes from an instruction, so not from sleep
    this.rp.core.exceptionEntry(kHardFault);
  }

  /** The program goes on in this function, which must not return. */
  jump(address, ...parameters) {
    const { core } = this.rp;
    parameters.forEach((value, index) => { core.registers[index] = value; });
    core.waiting = false;
    core.PC = address;
  }

  /** Ends the current run() after the instruction that is executing. */
  stop() {
    this.stopped = this.breaks = true;
  }

  /** Runs for this many nanoseconds, or until stop(): then it returns true. */
  run(nanos) {
    const end = this.now + nanos;
    this.stopped = false;
    while (!this.stopped && this.now < end) {
      if (this.dormant || this.inBootLoader) {
        this.past = end - this.rp.clock.nanosCounter; // rounded, maybe to just before the end
        break;
      }
      if (this.startsFor > 0) {
        const passed = Math.min(this.startsFor, end - this.now);
        this.startsFor -= passed;
        this.past += passed;
        if (this.startsFor > 0) break;
      }
      this.#runAwake(end - this.past);
      if (this.bite) {
        const { reason, scratch } = this.bite;
        this.resets++;
        // RAM keeps what it held, and the SDK lets the watchdog spare the crystal.
        this.#start({ ram: this.rp.sram, reason, scratch, cause: this.cause, crystalRuns: true });
      } else if (!this.dormant && !this.inBootLoader) {
        break; // at the end; `now` may be rounded to just before it
      }
    }
    return this.stopped;
  }

  // Until `end` of this chip's own clock, a stop, a reset or dormant.
  #runAwake(end) {
    const { core, clock } = this.rp;
    while (!this.stopped && !this.bite && !this.dormant && !this.inBootLoader && clock.nanosCounter < end) {
      if (core.waiting && (core.pendingInterrupts & core.enabledInterrupts) !== 0) core.waiting = false;
      if (this.hung || core.waiting) {
        const alarm = clock.nextAlarm;
        clock.tick((alarm && alarm.nanos < end ? alarm.nanos : end) - clock.nanosCounter);
      } else {
        this.#runInstructions(end);
      }
    }
  }

  // Most of what a test spends, so the clock is moved here as long as no alarm is due. What ends the
  // loop comes from a register or an alarm.
  #runInstructions(end) {
    const { core, clock, memory } = this.rp;
    const { cache } = this;
    this.breaks = false;
    do {
      let cycles = executeInstruction(core, memory);
      if (this.returning !== null && core.registers[15] === this.returning.address) {
        const { then } = this.returning;
        this.returning = null;
        then();
      }
      if (cache.waited !== 0) {
        cycles += cache.waited;
        cache.waited = 0;
      }
      this.awakeCycles += cycles;
      const passed = cycles * this.cycleNanos;
      this.awakeNanos += passed;
      const next = clock.nextAlarm;
      if (next && next.nanos <= clock.nanosCounter + passed) clock.tick(passed);
      else clock.nanosCounter += passed;
    } while (!this.breaks && !core.waiting && clock.nanosCounter < end);
  }
}
