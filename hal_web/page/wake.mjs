// Keeps the machine's own screen on while the device's panel is lit. Browsers take the lock away from a hidden page.
export class Wake {
  #lock = null;
  #wanted = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.want(this.#wanted));
  }

  async want(wanted) {
    this.#wanted = wanted;
    if (!navigator.wakeLock) return;
    if (!wanted) {
      this.#lock?.release();
      this.#lock = null;
    } else if (!document.hidden && (this.#lock === null || this.#lock.released)) {
      this.#lock = await navigator.wakeLock.request('screen').catch(() => null); // refused on a low battery
    }
  }
}
