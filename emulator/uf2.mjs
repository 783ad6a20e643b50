// A UF2 file as the boot loader reads it: 512-byte blocks, each with 256 bytes for one flash address.
const kMagic0 = 0x0a324655;
const kMagic1 = 0x9e5d5157;
const kMagicEnd = 0x0ab16f30;
const kRp2040 = 0xe48bff56;
const kFlash = 0x10000000;

/** @returns {{at: number, data: Uint8Array}[]} `at` counts from the start of the flash. */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at) => view.getUint32(at, true);
  if (file.byteLength === 0 || file.byteLength % 512 !== 0) throw new Error('not a UF2 file: odd size');
  const blocks = file.byteLength / 512;
  const pages = [];
  for (let block = 0; block < blocks; block++) {
    const at = block * 512;
    const good = word(at) === kMagic0 && word(at + 4) === kMagic1 && word(at + 508) === kMagicEnd;
    if (!good) throw new Error(`not a UF2 file: block ${block} has no magic`);
    if (word(at + 28) !== kRp2040) throw new Error(`UF2 block ${block} is for another chip`);
    if (word(at + 20) !== block || word(at + 24) !== blocks) throw new Error(`UF2 block ${block} is misnumbered`);
    const size = word(at + 16);
    if (size !== 256 || word(at + 12) % 256 !== 0) throw new Error(`UF2 block ${block} is no flash page`);
    pages.push({ at: word(at + 12) - kFlash, data: file.subarray(at + 32, at + 32 + size) });
  }
  return pages;
}
