// Memory accesses that the chip answers with a HardFault, and rp2040js lets pass, throw here with the
// address of the instruction. Those of the flash are charged to its cache.
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

/** @param cache a FlashCache, which counts what the reads of the flash cost */
export function beStrict(rp, cache) {
  const { core } = rp;
  const flashEnd = kFlash + rp.flash.length;
  const hex = (value) => `0x${(value >>> 0).toString(16)}`;
  const wild = (what, address) => {
    throw new WildAccess(`${what} at ${hex(address)}, by the instruction at ${hex(core.PC - 2)}`);
  };
  const isRegister = (address) =>
    (address >= kPeripherals && address < kPeripheralsEnd) || address >>> 28 === kSio >>> 28 ||
    (address >= kPrivate && address < kPrivateEnd) || (address >= kXipControl && address < kXipControl + 0x28) ||
    (address >= kSsi && address < kSsi + 0x100);
  const canRead = (address) =>
    isRegister(address) || address < 0x4000 ||
    (address >= kFlash && address < kFlashCopies && (address & 0xffffff) < rp.flash.length);

  const isFlash = (address) => address >= kFlash && address < kFlashCopies;
  // Instructions come one after the other out of the same line, and so do bytes and words of data: each
  // kind looks into the cache once a line.
  let [line8, line16, line32] = [-1, -1, -1];

  const [flash8, ram8] = [rp.flash, rp.sram];
  const [flash16, ram16] = [new Uint16Array(flash8.buffer), new Uint16Array(ram8.buffer)];
  const [flash32, ram32] = [new Uint32Array(flash8.buffer), new Uint32Array(ram8.buffer)];

  core.readUint8 = (at) => {
    const address = at >>> 0;
    if (address >= kFlash && address < flashEnd) {
      if (address >>> 3 !== line8) cache.read((line8 = address >>> 3));
      return flash8[address - kFlash];
    }
    if (address >= kRam && address < kRamEnd) return ram8[address - kRam];
    if (!canRead(address)) wild('read', address);
    if (isFlash(address)) cache.readPastIt();
    return rp.readUint8(address);
  };
  core.readUint16 = (at) => {
    const address = at >>> 0;
    if ((address & 1) !== 0) wild('unaligned read of 2 bytes', address);
    if (address >= kFlash && address < flashEnd) {
      if (address >>> 3 !== line16) cache.read((line16 = address >>> 3));
      return flash16[(address - kFlash) >>> 1];
    }
    if (address >= kRam && address < kRamEnd) return ram16[(address - kRam) >>> 1];
    if (!canRead(address)) wild('read', address);
    if (isFlash(address)) cache.readPastIt();
    return rp.readUint16(address);
  };
  core.readUint32 = (at) => {
    const address = at >>> 0;
    if ((address & 3) !== 0) wild('unaligned read of 4 bytes', address);
    if (address >= kRam && address < kRamEnd) return ram32[(address - kRam) >>> 2];
    if (address >= kFlash && address < flashEnd) {
      if (address >>> 3 !== line32) cache.read((line32 = address >>> 3));
      return flash32[(address - kFlash) >>> 2];
    }
    if (!canRead(address)) wild('read', address);
    if (isFlash(address)) cache.readPastIt();
    return rp.readUint32(address);
  };
  core.writeUint8 = (at, value) => {
    const address = at >>> 0;
    if (address >= kRam && address < kRamEnd) {
      ram8[address - kRam] = value;
      return;
    }
    if (!isRegister(address)) wild('write', address);
    rp.writeUint8(address, value);
  };
  core.writeUint16 = (at, value) => {
    const address = at >>> 0;
    if ((address & 1) !== 0) wild('unaligned write of 2 bytes', address);
    if (address >= kRam && address < kRamEnd) {
      ram16[(address - kRam) >>> 1] = value;
      return;
    }
    if (!isRegister(address)) wild('write', address);
    rp.writeUint16(address, value);
  };
  core.writeUint32 = (at, value) => {
    const address = at >>> 0;
    if ((address & 3) !== 0) wild('unaligned write of 4 bytes', address);
    if (address >= kRam && address < kRamEnd) {
      ram32[(address - kRam) >>> 2] = value;
      return;
    }
    if (!isRegister(address)) wild('write', address);
    rp.writeUint32(address, value);
  };
}
