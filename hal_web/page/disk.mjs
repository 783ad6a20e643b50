// The device's flash in IndexedDB, one value a sector. localStorage would be simpler, but a browser that is killed
// loses what was written to it seconds before; here a transaction with strict durability is on the disk when it
// completes.
const kName = 'felicity';
const kSectors = 'sectors';
const kOwner = 'owner';
const kRetryMs = 3000;

function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

/** Takes longer than the rest of a start: begin it early. */
export function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(kName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(kSectors);
      request.result.createObjectStore(kOwner);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Another page has taken the save over. */
export class NotOwner extends Error {}

export class Disk {
  #db;
  #me = crypto.getRandomValues(new Uint32Array(4)).join('-');
  #dirty = new Set();
  #pending = 0;
  #failing = false;
  #lost = false;
  #sectorBytes;

  /** Called when everything is written, and when it cannot be: with the error. */
  onIdle = () => {};
  onFault = () => {};

  constructor(db, sectorBytes) {
    this.#db = db;
    this.#sectorBytes = sectorBytes;
  }

  /** Takes the save over: a page that had it before can no longer write. Fills the flash with what is kept; the rest of it stays. */
  async takeOver(flash) {
    const transaction = this.#write();
    transaction.objectStore(kOwner).put(this.#me, 0);
    const store = transaction.objectStore(kSectors);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await ended(transaction);
    keys.result.forEach((sector, index) => flash.set(values.result[index], sector * this.#sectorBytes));
  }

  #write() {
    return this.#db.transaction([kSectors, kOwner], 'readwrite', { durability: 'strict' });
  }

  /** @returns whether these bytes will be written by the next flush */
  mark(at, size) {
    if (this.#lost || this.#failing) return false;
    for (let sector = Math.floor(at / this.#sectorBytes); sector * this.#sectorBytes < at + size; sector++) {
      this.#dirty.add(sector);
    }
    return true;
  }

  get isIdle() {
    return this.#pending === 0;
  }

  /** Writes the marked sectors, all or none of them. */
  flush(flash) {
    if (this.#dirty.size === 0 || this.#lost) return;
    const sectors = [...this.#dirty];
    this.#dirty.clear();
    this.#pending++;
    this.#put(sectors, flash).then(
      () => { this.#failing = false; },
      (error) => this.#fail(error, sectors, flash),
    ).finally(() => {
      this.#pending--;
      if (this.#pending === 0) this.onIdle();
    });
  }

  async #put(sectors, flash) {
    const transaction = this.#write();
    const end = ended(transaction);
    let isMine = true;
    transaction.objectStore(kOwner).get(0).onsuccess = ({ target }) => {
      isMine = target.result === this.#me;
      if (!isMine) transaction.abort();
    };
    for (const sector of sectors) {
      const start = sector * this.#sectorBytes;
      transaction.objectStore(kSectors).put(flash.slice(start, start + this.#sectorBytes), sector);
    }
    await end.catch((error) => { throw isMine ? error : new NotOwner(); });
  }

  // The game goes on and shows its own sign that nothing is saved.
  #fail(error, sectors, flash) {
    if (error instanceof NotOwner) {
      this.#lost = true;
    } else {
      this.#failing = true;
      for (const sector of sectors) this.#dirty.add(sector);
      setTimeout(() => this.flush(flash), kRetryMs);
    }
    this.onFault(error);
  }
}

/** A page that keeps nothing: the save belongs to another one, or the browser has no disk for it. */
export class NoDisk {
  isIdle = true;

  constructor(takesWrites) {
    this.takesWrites = takesWrites;
  }

  mark() {
    return this.takesWrites;
  }

  flush() {}
}
