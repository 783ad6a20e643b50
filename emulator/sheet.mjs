// The clock of a data sheet: what has to wait after what, and for how long. A driver that is too early
// throws, with the time and the number.
const kMs = 1e6;
const kUs = 1e3;

export class BrokenSheet extends Error {}

export class Sheet {
  /** @param part whose sheet it is */
  constructor(part) {
    this.part = part;
    /** Nanoseconds; a device puts its chip's clock here. */
    this.now = () => 0;
    this.moments = new Map();
  }

  /** This happens now. */
  mark(event) {
    this.moments.set(event, this.now());
  }

  forget(event) {
    this.moments.delete(event);
  }

  /** Nanoseconds since then; Infinity, if it never happened. */
  since(event) {
    return this.now() - (this.moments.get(event) ?? -Infinity);
  }

  /** `what` may not come earlier than this many milliseconds after `event`. */
  demand(what, event, ms) {
    const passed = this.since(event);
    if (passed < ms * kMs) this.broken(`${what} ${(passed / kMs).toFixed(2)} ms after ${event}, the sheet wants ${ms} ms`);
  }

  /** The same in microseconds. */
  demandUs(what, event, us) {
    const passed = this.since(event);
    if (passed < us * kUs) this.broken(`${what} ${(passed / kUs).toFixed(2)} us after ${event}, the sheet wants ${us} us`);
  }

  broken(what) {
    throw new BrokenSheet(`${this.part} at ${(this.now() / kMs).toFixed(3)} ms: ${what}`);
  }
}
