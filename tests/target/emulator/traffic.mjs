// What went over a panel's wires, and when: the base of every panel.
export class Traffic {
  constructor() {
    this.bytes = 0;
    this.busyUntil = 0; // nanoseconds; the last byte is out by then
    this.onSent = null; // (from, to): a test that waits for a byte
    this.onSwitched = null; // after the panel was switched on or off
  }

  /** The reset wire went low. */
  reset() {
    this.resetPin();
    if (this.onSwitched) this.onSwitched();
  }

  switchOn(on) {
    const changes = this.on !== on;
    this.on = on;
    if (changes && this.onSwitched) this.onSwitched();
  }

  sent(from, to, bytes) {
    this.bytes += bytes;
    this.busyUntil = to;
    if (this.onSent) this.onSent(from, to);
  }
}
