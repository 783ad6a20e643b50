// Checks that the watchdog is fed at least once a second from its first start on, except in dormant and in
// hangs that a test causes. It resets after two seconds, so a test that fails here is one second away from a
// device that resets in the middle of a game.
const kControl = 0x00;
const kLoad = 0x04;
const kEnabled = 1 << 30;
export const kLongestUnfedMs = 1000;

export class Unfed extends Error {}

export class Feeding {
  constructor() {
    this.longestMs = 0; // between two feedings, over all starts
  }

  /** Watches a chip that was reset just now. */
  connect(rp, watchdog) {
    const { clock, core } = rp;
    let fedAt = null; // null: it was never started
    let enabled = false;
    const hex = (value) => `0x${(value >>> 0).toString(16)}`;
    const alarm = clock.createAlarm(() => {
      this.longestMs = Math.max(this.longestMs, kLongestUnfedMs);
      throw new Unfed(`the watchdog was not fed for ${kLongestUnfedMs} ms; instruction at ${hex(core.PC)}, ` +
        `called from ${hex(core.LR)}`);
    });
    const fed = () => {
      if (fedAt !== null) this.longestMs = Math.max(this.longestMs, (clock.nanosCounter - fedAt) / 1e6);
      fedAt = clock.nanosCounter;
      alarm.schedule(kLongestUnfedMs * 1e6);
    };
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (at, value) => {
      write(at, value);
      const starts = at === kControl && (value & kEnabled) !== 0 && !enabled;
      if (at === kControl) enabled = (value & kEnabled) !== 0;
      // Switching it off does not reset the count: in dormant the clock stops, awake it must be enabled again.
      if (starts || (at === kLoad && enabled)) fed();
    };
    this.forgive = () => alarm.cancel();
  }
}
