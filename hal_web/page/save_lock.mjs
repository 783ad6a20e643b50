// One tab at a time has the save. Where the browser has no locks (a page from plain http), the newest tab has it: see
// Disk.
const kName = 'felicity-save';
const kStolen = 'stolen';

export class SaveLock {
  #haveStolen;
  #stolen = new Promise((resolve) => { this.#haveStolen = resolve; });

  /** @param lost called when another tab has taken the save over */
  constructor(lost) {
    this.lost = lost;
  }

  // Holds the lock until the tab is closed; resolves once it is held, or cannot be had at once.
  #request(options, given) {
    return new Promise((resolve) => {
      navigator.locks.request(kName, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => {});
      }).catch((error) => {
        if (error.name !== 'AbortError') resolve(true); // no locks for this kind of page
        else if (!given?.aborted) this.lost();
      });
    });
  }

  /** @returns whether this tab has the save */
  async take() {
    return navigator.locks ? this.#request({ ifAvailable: true }) : true;
  }

  /** Until the other tab is closed, or this one steals the save. */
  async wait() {
    const waiting = new AbortController();
    const isStolen = await Promise.race([this.#request({ signal: waiting.signal }, waiting.signal), this.#stolen]);
    if (isStolen === kStolen) waiting.abort();
  }

  async steal() {
    await (navigator.locks ? this.#request({ steal: true }) : undefined);
    this.#haveStolen(kStolen);
  }
}
