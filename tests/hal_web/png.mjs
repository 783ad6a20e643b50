// Reads the PNG files of tests/scenarios: eight bits a channel, or a palette or grey of 1 to 8 bits.
import { inflateSync } from 'node:zlib';

const kChannels = { 0: 1, 2: 3, 3: 1, 6: 4 };

function chunks(file) {
  const found = { IDAT: [] };
  for (let at = 8; at < file.length;) {
    const size = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + size);
    if (name === 'IDAT') found.IDAT.push(body);
    else found[name] = body;
    at += size + 12;
  }
  return found;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (dl <= du && dl <= dc) return left;
  return du <= dc ? up : corner;
}

// Undoes the filter of one row.
function unfilter(kind, row, before, step) {
  const add = [
    () => 0,
    (left) => left,
    (left, up) => up,
    (left, up) => (left + up) >> 1,
    paeth,
  ][kind];
  for (let i = 0; i < row.length; i++) {
    row[i] += add(i >= step ? row[i - step] : 0, before[i], i >= step ? before[i - step] : 0);
  }
}

/** @returns {{width: number, height: number, rgba: Uint8Array}} */
export function readPng(file) {
  const { IHDR: head, PLTE: palette, IDAT: parts } = chunks(file);
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  const bits = depth * kChannels[kind];
  const stride = Math.ceil((width * bits) / 8);
  const raw = inflateSync(Buffer.concat(parts));
  const rgba = new Uint8Array(width * height * 4);
  let before = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = new Uint8Array(raw.subarray(start + 1, start + 1 + stride));
    unfilter(raw[start], row, before, Math.max(1, bits >> 3));
    for (let x = 0; x < width; x++) {
      const at = x * bits;
      const value = (row[at >> 3] >> (8 - Math.min(depth, 8) - (at % 8))) & ((1 << depth) - 1);
      const pixel = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        if (kChannels[kind] > 1) rgba[pixel + channel] = row[(at >> 3) + channel];
        else rgba[pixel + channel] = kind === 3 ? palette[3 * value + channel] : (value * 255) / ((1 << depth) - 1);
      }
      rgba[pixel + 3] = 255;
    }
    before = row;
  }
  return { width, height, rgba };
}
