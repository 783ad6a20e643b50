// The flash chip: bits fall when a page is programmed and rise when a sector is erased, both take
// time, and power may fail in between.
const kSector = 4096;
const kPage = 256;

/** Milliseconds of one sector erased and one page programmed, as the W25Q data sheets give them. */
export const kTypical = { erase: 45, program: 0.4 };
export const kWorst = { erase: 400, program: 3 };

/** Thrown at the operation where power fails. */
export class PowerCut extends Error {}

export class Flash {
  constructor(bytes, timing = kTypical) {
    this.bytes = new Uint8Array(bytes).fill(0xff);
    this.timing = timing;
    /** Every operation since the start: {kind, at, data}. */
    this.log = [];
    /** Called with every operation before it is done. */
    this.onOperation = null;
    /** Sectors that take nothing any more, by their first byte: what they hold stays. */
    this.worn = new Set();
    /** Where power fails: (operation, index) => null, or the part 0..1 of it that is still done. */
    this.cut = null;
  }

  load(pages) {
    for (const { at, data } of pages) {
      if (at + data.length > this.bytes.length) throw new Error(`the image does not fit: page at ${at}`);
      this.bytes.set(data, at);
    }
  }

  /** @returns milliseconds it takes */
  erase(at, size) {
    this.#check('erase', at, size, kSector);
    for (let sector = at; sector < at + size; sector += kSector) {
      this.#do({ kind: 'erase', at: sector }, kSector, (i) => { this.bytes[sector + i] = 0xff; });
    }
    return (size / kSector) * this.timing.erase;
  }

  /** @returns milliseconds it takes */
  program(at, data) {
    this.#check('program', at, data.length, kPage);
    for (let page = 0; page < data.length; page += kPage) {
      const bytes = data.slice(page, page + kPage);
      this.#do({ kind: 'program', at: at + page, data: bytes }, kPage,
        (i) => { this.bytes[at + page + i] &= bytes[i]; });
    }
    return (data.length / kPage) * this.timing.program;
  }

  /** Does a logged operation again, or the first part of it. */
  repeat({ kind, at, data }, part = 1) {
    this.cut = part < 1 ? () => part : null;
    try {
      if (kind === 'erase') this.erase(at, kSector);
      else this.program(at, data);
    } catch (fault) {
      if (!(fault instanceof PowerCut)) throw fault;
    }
    this.cut = null;
  }

  #check(what, at, size, unit) {
    const whole = at % unit === 0 && size % unit === 0 && size > 0;
    if (!whole || at + size > this.bytes.length) throw new Error(`flash ${what} of ${size} bytes at ${at}`);
  }

  #do(operation, size, change) {
    if (this.onOperation) this.onOperation(operation);
    const part = this.cut ? this.cut(operation, this.log.length) : null;
    const done = part === null ? size : Math.floor(size * part);
    const takes = !this.worn.has(operation.at - (operation.at % kSector));
    for (let i = 0; takes && i < done; i++) change(i);
    this.log.push(operation);
    if (part !== null) throw new PowerCut(`power failed during a ${operation.kind} at ${operation.at}`);
  }
}
