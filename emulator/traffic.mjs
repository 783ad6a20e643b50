// What every panel has: the bytes that arrive, counted with their times, a switch, a reset wire, a data
// sheet, and which part of its memory was written since the reset.
import { Sheet } from './sheet.mjs';

const kResetLow = 'the reset wire fell';
export const kResetHigh = 'the end of its reset';

export class Traffic {
  /**
   * @param part whose data sheet it obeys
   * @param resetUs how long the reset wire has to be low
   */
  constructor(part, resetUs) {
    this.sheet = new Sheet(part);
    this.resetUs = resetUs;
    this.held = false; // the reset wire is low
    this.bytes = 0;
    this.busyUntil = 0; // nanoseconds; the last byte is out by then
    this.onSent = null; // (from, to): a test that waits for a byte
    this.onSwitched = null; // after the panel was switched on or off
    this.rules = []; // the same, for what has to hold in every test
    /** Commands with their operands since the last reset, as far as they set something up. */
    this.setUp = new Map();
  }

  /** The level of the reset wire. */
  resetWire(high) {
    if (high === !this.held) return;
    this.held = !high;
    if (this.held) {
      this.sheet.mark(kResetLow);
      this.reset();
    } else {
      this.sheet.demandUs('its reset ends', kResetLow, this.resetUs);
      this.sheet.mark(kResetHigh);
    }
  }

  reset() {
    this.setUp.clear();
    this.resetPin();
    this.#switched();
  }

  switchOn(on) {
    const changes = this.on !== on;
    this.on = on;
    if (changes) this.#switched();
  }

  #switched() {
    for (const check of this.rules) check();
    if (this.onSwitched) this.onSwitched();
  }

  /** Every command and every byte of data: no panel listens while its reset wire is low. */
  listens() {
    if (this.held) this.sheet.broken('something is sent while the reset wire is low');
  }

  sent(from, to, bytes) {
    this.bytes += bytes;
    this.busyUntil = to;
    if (this.onSent) this.onSent(from, to);
  }
}

/** Which cells of a panel's memory were written since its reset, of those that are seen. */
export class Written {
  constructor(cells, seen) {
    this.marks = new Uint8Array(cells); // 1: seen and not written
    this.seen = seen;
    this.forget();
  }

  forget() {
    this.marks.fill(0);
    for (const cell of this.seen) this.marks[cell] = 1;
    this.missing = this.seen.length;
  }

  write(cell) {
    if (this.marks[cell] === 0) return;
    this.marks[cell] = 0;
    this.missing--;
  }
}
