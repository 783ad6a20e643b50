// The bytes of a skin (docs/protocols.md, "Skins"): sections in a map, pictures as numbers.
import { crc32 } from '../../emulator/crc32.mjs';

export const kPart = { title: 1, name: 2, large: 3, small: 4, tune: 5, palette: 6 };
export const kMouse = 10;
export const kClear = -1;
const kMagic = [0x46, 0x53, 0x4b, 0x4e];
const kHeader = 16;
const kColours = 16;

export const sizeOf = (part, animal) => {
  const isLarge = part === kPart.large;
  if (animal === kMouse) return isLarge ? { w: 16, h: 12 } : { w: 8, h: 7 };
  return isLarge ? { w: 38, h: 38 } : { w: 22, h: 14 };
};
export const keyOf = (part, index) => (part << 8) | index;

/** @returns Map of keyOf(part, index) to bytes, or null: these bytes are no skin */
export function readBlock(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < kHeader || kMagic.some((byte, i) => bytes[i] !== byte) || view.getUint32(4, true) !== 1) return null;
  const end = kHeader + view.getUint32(8, true);
  if (end > bytes.length || crc32(bytes.subarray(kHeader, end)) !== view.getUint32(12, true)) return null;
  const sections = new Map();
  for (let at = kHeader; at + 4 <= end;) {
    const size = view.getUint16(at + 2, true);
    sections.set(keyOf(bytes[at], bytes[at + 1]), bytes.slice(at + 4, at + 4 + size));
    at += 4 + Math.ceil(size / 4) * 4;
  }
  return sections;
}

export function writeBlock(sections) {
  const parts = [...sections].sort(([a], [b]) => a - b);
  const padded = parts.map(([, contents]) => 4 + Math.ceil(contents.length / 4) * 4);
  const bytes = new Uint8Array(kHeader + padded.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = kHeader;
  parts.forEach(([key, contents], i) => {
    bytes.set([key >> 8, key & 255, contents.length & 255, contents.length >> 8], at);
    bytes.set(contents, at + 4);
    at += padded[i];
  });
  bytes.set(kMagic);
  view.setUint32(4, 1, true);
  view.setUint32(8, bytes.length - kHeader, true);
  view.setUint32(12, crc32(bytes.subarray(kHeader)), true);
  return bytes;
}

// ---- pictures: a number a pixel, kClear or a colour; of a small one 0 is ink and 1 paper ----------------
export function readPicture(part, animal, contents) {
  const { w, h } = sizeOf(part, animal);
  const stride = Math.ceil(w / 8);
  const pixels = new Int8Array(w * h).fill(kClear);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (part === kPart.large) {
        const byte = contents[4 + (y * stride + (x >> 3)) * 4 + 3 - ((x & 7) >> 1)];
        const colour = x & 1 ? byte & 15 : byte >> 4;
        if (colour !== contents[0]) pixels[y * w + x] = colour;
      } else {
        const lit = (row) => (contents[row * stride + (x >> 3)] >> (7 - (x & 7))) & 1;
        if (lit(h + y)) pixels[y * w + x] = 1;
        else if (lit(y)) pixels[y * w + x] = 0;
      }
    }
  }
  return pixels;
}

/** @returns null if all sixteen colours are used and none is left for clear */
export function writePicture(part, animal, pixels) {
  const { w, h } = sizeOf(part, animal);
  const stride = Math.ceil(w / 8);
  if (part === kPart.small) {
    const contents = new Uint8Array(2 * stride * h);
    pixels.forEach((pixel, i) => {
      if (pixel === kClear) return;
      const [x, y] = [i % w, Math.floor(i / w) + pixel * h];
      contents[y * stride + (x >> 3)] |= 0x80 >> (x & 7);
    });
    return contents;
  }
  const used = new Set(pixels);
  const clear = Array.from({ length: kColours }, (_, i) => i).find((colour) => !used.has(colour));
  if (clear === undefined) return null;
  const contents = new Uint8Array(4 + stride * h * 4);
  contents[0] = clear;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < stride * 8; x++) {
      const pixel = x < w ? pixels[y * w + x] : kClear;
      contents[4 + (y * stride + (x >> 3)) * 4 + 3 - ((x & 7) >> 1)] |= (pixel === kClear ? clear : pixel) << (x & 1 ? 0 : 4);
    }
  }
  return contents;
}

// ---- texts, tunes, colours ------------------------------------------------------------------------------
export const readText = (contents) => new TextDecoder().decode(contents.subarray(0, -1));
export const writeText = (text) => new Uint8Array([...new TextEncoder().encode(text), 0]);

export function readTune(contents) {
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
  return Array.from({ length: contents.length / 8 }, (_, i) => ({
    from: view.getUint16(i * 8, true), to: view.getUint16(i * 8 + 2, true), ms: view.getUint16(i * 8 + 4, true), rolled: contents[i * 8 + 6] }));
}

export function writeTune(notes) {
  const contents = new Uint8Array(notes.length * 8);
  const view = new DataView(contents.buffer);
  notes.forEach(({ from, to = from, ms, rolled = 0 }, i) => {
    [from, to, ms, rolled].forEach((value, word) => view.setUint16(i * 8 + word * 2, value, true));
  });
  return contents;
}

/** @returns sixteen [red, green, blue] */
export function readPalette(contents) {
  return Array.from({ length: kColours }, (_, i) => {
    const rgb = contents[2 * i] | (contents[2 * i + 1] << 8);
    const [r, g, b] = [rgb >> 11, (rgb >> 5) & 63, rgb & 31];
    return [(r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2)];
  });
}

export function writePalette(colours) {
  return new Uint8Array(colours.flatMap(([r, g, b]) => {
    const rgb = ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);
    return [rgb & 255, rgb >> 8];
  }));
}
