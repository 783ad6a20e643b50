// A skin in a UF2 file, as tools/make-uf2 --skin makes it: at its place in the flash, for both chips, alone or with the
// game of another file.
const kMagic = [0x0a324655, 0x9e5d5157];
const kMagicEnd = 0x0ab16f30;
const kFamilies = [0xe48bff56, 0xe48bff59]; // RP2040, then RP2350
const kAbsolute = 0xe48bff57;
const kIgnoreBlock = 0x9957e304;
const kFamilyPresent = 0x2000;
const kExtensions = 0x8000;
const kFlash = 0x10000000;
const kFlashEnd = 0x11000000;
const kBlock = 512;
const kPage = 256;
const kSector = 4096;

function block(flags, address, number, count, family, data) {
  const bytes = new Uint8Array(kBlock);
  const view = new DataView(bytes.buffer);
  [...kMagic, kFamilyPresent | flags, address, kPage, number, count, family].forEach((word, i) => view.setUint32(4 * i, word, true));
  bytes.set(data, 32);
  view.setUint32(kBlock - 4, kMagicEnd, true);
  return bytes;
}

// Erratum RP2350-E10: see tools/make-uf2.
function absoluteBlock() {
  const data = new Uint8Array(kPage + 4).fill(0xef);
  new DataView(data.buffer).setUint32(kPage, kIgnoreBlock, true);
  return block(kExtensions, kFlashEnd - kPage, 0, 2, kAbsolute, data);
}

/** @returns Map of family to Map of address to page; null: it is no UF2 file of this game */
function readGames(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const games = new Map();
  if (file.length === 0 || file.length % kBlock !== 0) return null;
  for (let at = 0; at < file.length; at += kBlock) {
    const word = (i) => view.getUint32(at + 4 * i, true);
    if (word(0) !== kMagic[0] || word(1) !== kMagic[1] || view.getUint32(at + kBlock - 4, true) !== kMagicEnd) return null;
    if (!kFamilies.includes(word(7))) continue;
    if (!games.has(word(7))) games.set(word(7), new Map());
    games.get(word(7)).set(word(3) - kFlash, file.slice(at + 32, at + 32 + kPage));
  }
  return games.size > 0 ? games : null;
}

function withSkin(pages, skin, { at, size }) {
  const all = new Map([...pages].filter(([page]) => page < at || page >= at + size));
  for (const page of [...all.keys()]) {
    const sector = page - (page % kSector);
    for (let other = sector; other < sector + kSector; other += kPage) {
      if (!all.has(other)) all.set(other, new Uint8Array(kPage).fill(0xff));
    }
  }
  const room = new Uint8Array(size).fill(0xff);
  room.set(skin);
  for (let i = 0; i < size; i += kPage) all.set(at + i, room.subarray(i, i + kPage));
  return [...all].sort(([a], [b]) => a - b);
}

/**
 * @param skin its bytes; none: the game's own pictures again. @param place {at, size} in the flash
 * @param game the bytes of a UF2 file, or null
 * @returns the bytes of a UF2 file, or null if `game` is none
 */
export function uf2Of(skin, place, game = null) {
  const games = game ? readGames(game) : new Map(kFamilies.map((family) => [family, new Map()]));
  if (!games) return null;
  const blocks = kFamilies.filter((family) => games.has(family)).flatMap((family) => {
    const pages = withSkin(games.get(family), skin, place);
    const made = pages.map(([at, data], number) => block(0, kFlash + at, number, pages.length, family, data));
    return family === kFamilies[1] ? [absoluteBlock(), ...made] : made;
  });
  const file = new Uint8Array(blocks.length * kBlock);
  blocks.forEach((bytes, i) => file.set(bytes, i * kBlock));
  return file;
}
