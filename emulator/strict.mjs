// The memory as the processor sees it. Accesses that the chip answers with a HardFault, and rp2040js
// lets pass, throw here with the address of the instruction. Reads of the flash are charged to its cache.
//
// Every instruction comes through here, so each width is written out: one function for all of them
// would be several times slower.
const kRam = 0x20000000;
const kRamEnd = 0x20042000;
const kFlash = 0x10000000;
const kFlashCopies = 0x14000000; // the same flash four times: with and without cache
const kXipControl = 0x14000000;
const kSsi = 0x18000000;
const kPeripherals = 0x40000000;
const kPeripheralsEnd = 0x60000000;
const kSio = 0xd0000000;
const kPrivate = 0xe0000000;
const kPrivateEnd = 0xe0100000;

export class WildAccess extends Error {}

const hex = (value) => `0x${(value >>> 0).toString(16)}`;
const isFlash = (address) => address >= kFlash && address < kFlashCopies;
const isRegister = (address) =>
  (address >= kPeripherals && address < kPeripheralsEnd) || address >>> 28 === kSio >>> 28 ||
  (address >= kPrivate && address < kPrivateEnd) || (address >= kXipControl && address < kXipControl + 0x28) ||
  (address >= kSsi && address < kSsi + 0x100);

export class StrictMemory {
  constructor(rp, cache) {
    this.rp = rp;
    this.cache = cache;
    this.flashEnd = kFlash + rp.flash.length;
    this.flash8 = rp.flash;
    this.flash16 = new Uint16Array(rp.flash.buffer);
    this.flash32 = new Uint32Array(rp.flash.buffer);
    this.ram8 = rp.sram;
    this.ram16 = new Uint16Array(rp.sram.buffer);
    this.ram32 = new Uint32Array(rp.sram.buffer);
    // Instructions come one after the other out of the same line, and so do bytes and words of data: each
    // kind looks into the cache once a line.
    this.line8 = this.line16 = this.line32 = -1;
    this.ignoresWritesTo0 = false; // words alone
  }

  read8(at) {
    const address = at >>> 0;
    if (address >= kFlash && address < this.flashEnd) {
      if (address >>> 3 !== this.line8) this.cache.read((this.line8 = address >>> 3));
      return this.flash8[address - kFlash];
    }
    if (address >= kRam && address < kRamEnd) return this.ram8[address - kRam];
    this.#checkRead(address);
    return this.rp.readUint8(address);
  }

  read16(at) {
    const address = at >>> 0;
    if ((address & 1) !== 0) this.#refuse('unaligned read of 2 bytes', address);
    if (address >= kFlash && address < this.flashEnd) {
      if (address >>> 3 !== this.line16) this.cache.read((this.line16 = address >>> 3));
      return this.flash16[(address - kFlash) >>> 1];
    }
    if (address >= kRam && address < kRamEnd) return this.ram16[(address - kRam) >>> 1];
    this.#checkRead(address);
    return this.rp.readUint16(address);
  }

  read32(at) {
    const address = at >>> 0;
    if ((address & 3) !== 0) this.#refuse('unaligned read of 4 bytes', address);
    if (address >= kRam && address < kRamEnd) return this.ram32[(address - kRam) >>> 2];
    if (address >= kFlash && address < this.flashEnd) {
      if (address >>> 3 !== this.line32) this.cache.read((this.line32 = address >>> 3));
      return this.flash32[(address - kFlash) >>> 2];
    }
    this.#checkRead(address);
    return this.rp.readUint32(address);
  }

  write8(at, value) {
    const address = at >>> 0;
    if (address >= kRam && address < kRamEnd) {
      this.ram8[address - kRam] = value;
      return;
    }
    if (!isRegister(address)) this.#refuse('write', address);
    this.rp.writeUint8(address, value);
  }

  write16(at, value) {
    const address = at >>> 0;
    if ((address & 1) !== 0) this.#refuse('unaligned write of 2 bytes', address);
    if (address >= kRam && address < kRamEnd) {
      this.ram16[(address - kRam) >>> 1] = value;
      return;
    }
    if (!isRegister(address)) this.#refuse('write', address);
    this.rp.writeUint16(address, value);
  }

  write32(at, value) {
    const address = at >>> 0;
    if ((address & 3) !== 0) this.#refuse('unaligned write of 4 bytes', address);
    if (address >= kRam && address < kRamEnd) {
      this.ram32[(address - kRam) >>> 2] = value;
      return;
    }
    if (address === 0 && this.ignoresWritesTo0) return;
    if (!isRegister(address)) this.#refuse('write', address);
    this.rp.writeUint32(address, value);
  }

  #checkRead(address) {
    const inFlash = isFlash(address) && (address & 0xffffff) < this.rp.flash.length;
    if (!inFlash && !isRegister(address) && address >= 0x4000) this.#refuse('read', address);
    if (isFlash(address)) this.cache.readPastIt();
  }

  #refuse(what, address) {
    throw new WildAccess(`${what} at ${hex(address)}, by the instruction at ${hex(this.rp.core.PC - 2)}`);
  }
}

/** Puts such a memory between the processor and the chip, as rp.memory. @param cache a FlashCache */
export function beStrict(rp, cache) {
  const { core } = rp;
  const memory = new StrictMemory(rp, cache);
  rp.memory = memory;
  core.readUint8 = (at) => memory.read8(at);
  core.readUint16 = (at) => memory.read16(at);
  core.readUint32 = (at) => memory.read32(at);
  core.writeUint8 = (at, value) => memory.write8(at, value);
  core.writeUint16 = (at, value) => memory.write16(at, value);
  core.writeUint32 = (at, value) => memory.write32(at, value);
}
