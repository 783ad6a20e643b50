// Memory accesses that the chip answers with a HardFault, and rp2040js lets pass, throw here with the
// address of the instruction.
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

export function beStrict(rp) {
  const { core } = rp;
  const hex = (value) => `0x${(value >>> 0).toString(16)}`;
  const wild = (what, address) => {
    throw new WildAccess(`${what} ${hex(address)}, by the instruction at ${hex(core.PC - 2)}`);
  };
  const isRegister = (address) =>
    (address >= kPeripherals && address < kPeripheralsEnd) || address >>> 28 === kSio >>> 28 ||
    (address >= kPrivate && address < kPrivateEnd) || (address >= kXipControl && address < kXipControl + 0x28) ||
    (address >= kSsi && address < kSsi + 0x100);
  const canRead = (address) =>
    isRegister(address) || address < 0x4000 ||
    (address >= kFlash && address < kFlashCopies && (address & 0xffffff) < rp.flash.length);

  for (const [bits, mask] of [[32, 3], [16, 1], [8, 0]]) {
    const bytes = bits / 8;
    const read = rp[`readUint${bits}`].bind(rp);
    const write = rp[`writeUint${bits}`].bind(rp);
    const [get, set] = [`getUint${bits}`, `setUint${bits}`];
    const ram = rp.sramView;
    const flash = rp.flashView;
    const flashEnd = kFlash + rp.flash.length;
    core[`readUint${bits}`] = (at) => {
      const address = at >>> 0;
      if ((address & mask) !== 0) wild(`unaligned read of ${bytes} bytes at`, address);
      if (address >= kFlash && address < flashEnd) return flash[get](address - kFlash, true);
      if (address >= kRam && address < kRamEnd) return ram[get](address - kRam, true);
      if (!canRead(address)) wild('read at', address);
      return read(address);
    };
    core[`writeUint${bits}`] = (at, value) => {
      const address = at >>> 0;
      if ((address & mask) !== 0) wild(`unaligned write of ${bytes} bytes at`, address);
      if (address >= kRam && address < kRamEnd) return ram[set](address - kRam, value, true);
      if (!isRegister(address)) wild('write at', address);
      return write(address, value);
    };
  }
}
