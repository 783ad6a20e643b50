// A UF2 file as the RP2040's boot ROM reads it: 512-byte blocks, each with 256 bytes for one flash address. Blocks of
// other families are for other chips and ignored; the others are numbered without them.
const kMagic0 = 0x0a324655;
const kMagic1 = 0x9e5d5157;
const kMagicEnd = 0x0ab16f30;
const kFamilyPresent = 0x2000;
const kRp2040 = 0xe48bff56;
const kFlash = 0x10000000;

/** @returns {{at: number, data: Uint8Array}[]} `at` counts from the start of the flash. */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at) => view.getUint32(at, true);
  if (file.byteLength === 0 || file.byteLength % 512 !== 0) throw new Error('not a UF2 file: odd size');
  const pages = [];
  let count = 0; // of the blocks for this chip, by the first of them
  for (let at = 0; at < file.byteLength; at += 512) {
    const block = at / 512;
    const good = word(at) === kMagic0 && word(at + 4) === kMagic1 && word(at + 508) === kMagicEnd;
    if (!good) throw new Error(`not a UF2 file: block ${block} has no magic`);
    if ((word(at + 8) & kFamilyPresent) === 0 || word(at + 28) !== kRp2040) continue;
    count ||= word(at + 24);
    if (word(at + 20) !== pages.length || word(at + 24) !== count) throw new Error(`UF2 block ${block} is misnumbered`);
    const size = word(at + 16);
    if (size !== 256 || word(at + 12) % 256 !== 0) throw new Error(`UF2 block ${block} is no flash page`);
    pages.push({ at: word(at + 12) - kFlash, data: file.subarray(at + 32, at + 32 + size) });
  }
  if (pages.length === 0) throw new Error('UF2 block 0 is for another chip, and so are all others');
  if (pages.length !== count) throw new Error(`the UF2 file ends after ${pages.length} of ${count} blocks`);
  return pages;
}
