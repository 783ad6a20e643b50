// What the emulated device has written to its flash, by board: it outlives the tab, as on the device.
const kName = 'felicity-player';
const kStore = 'sectors';

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class BenchFlash {
  #db;
  #board;

  constructor(db, board) {
    this.#db = db;
    this.#board = board;
  }

  static async open(board) {
    const request = indexedDB.open(kName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(kStore);
    return new BenchFlash(await done(request), board);
  }

  get #range() {
    return IDBKeyRange.bound([this.#board], [this.#board, Infinity]);
  }

  #store(mode) {
    return this.#db.transaction(kStore, mode).objectStore(kStore);
  }

  /** @returns {Promise<[number, Uint8Array][]>} sectors that were written */
  async read() {
    const store = this.#store('readonly');
    const [keys, values] = await Promise.all([done(store.getAllKeys(this.#range)), done(store.getAll(this.#range))]);
    return keys.map(([, sector], index) => [sector, values[index]]);
  }

  write(sector, bytes) {
    this.#store('readwrite').put(bytes, [this.#board, sector]);
  }

  erase() {
    return done(this.#store('readwrite').delete(this.#range));
  }
}
