// Reads an ELF file: addresses of symbols, and the size of the image.
const kFunction = 2; // of a symbol
const kSymbolTable = 2;
const kNoBits = 8;
const kAlloc = 2;
const kLatin1 = new TextDecoder('latin1');

export class Elf {
  constructor(file) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const word = (at) => view.getUint32(at, true);
    if (word(0) !== 0x464c457f) throw new Error('not an ELF file');
    const text = (at) => {
      let end = at;
      while (file[end] !== 0) end++;
      return kLatin1.decode(file.subarray(at, end));
    };
    const sections = [];
    const size = view.getUint16(46, true);
    for (let i = 0; i < view.getUint16(48, true); i++) {
      const at = word(32) + i * size;
      sections.push({ name: word(at), type: word(at + 4), flags: word(at + 8), address: word(at + 12),
        at: word(at + 16), bytes: word(at + 20), link: word(at + 24) });
    }
    const names = sections[view.getUint16(50, true)].at;
    for (const section of sections) section.name = text(names + section.name);
    this.sections = sections;
    this.file = file;
    this.entry = word(24);
    this.symbols = new Map();
    for (const table of sections.filter((s) => s.type === kSymbolTable)) {
      for (let at = table.at; at < table.at + table.bytes; at += 16) {
        const name = text(sections[table.link].at + word(at));
        if (name) this.symbols.set(name, { address: word(at + 4), bytes: word(at + 8), isFunction: (this.file[at + 12] & 15) === kFunction });
      }
    }
  }

  /** The address of a symbol, without the Thumb bit of functions. */
  address(name) {
    const symbol = this.symbols.get(name);
    if (!symbol) throw new Error(`the image has no symbol ${name}`);
    return symbol.isFunction ? symbol.address & ~1 : symbol.address;
  }

  /** What a loader puts into memory, section by section. */
  loaded() {
    return this.sections
      .filter((s) => (s.flags & kAlloc) !== 0 && s.type !== kNoBits && s.bytes > 0)
      .map((s) => ({ address: s.address, data: this.file.subarray(s.at, s.at + s.bytes) }));
  }

  /** Bytes in flash: all that is loaded. */
  get flashBytes() {
    return this.#sum((s) => s.type !== kNoBits);
  }

  /** Bytes of RAM that are spoken for: data, code in RAM, zeroed and uninitialised memory; not the stack. */
  get ramBytes() {
    return this.#sum((s) => s.address >= 0x20000000 && s.address < 0x20042000 && !s.name.startsWith('.heap'));
  }

  #sum(wanted) {
    const taken = this.sections.filter((s) => (s.flags & kAlloc) !== 0 && wanted(s));
    return taken.reduce((total, s) => total + s.bytes, 0);
  }
}
