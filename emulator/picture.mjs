// What a panel shows: RGB565 row by row, and its checksum as key scripts print it.
import { crc32 } from './crc32.mjs';

export class Picture {
  constructor(width, height, mono) {
    Object.assign(this, { width, height, mono, pixels: new Uint16Array(width * height) });
  }

  /** CRC-32 over RGB565 big-endian, or a byte 0 or 1 a pixel on mono, as 8 hexadecimal digits. */
  hash() {
    const bytes = new Uint8Array(this.pixels.length * (this.mono ? 1 : 2));
    this.pixels.forEach((pixel, i) => {
      if (this.mono) bytes[i] = pixel === 0 ? 0 : 1;
      else bytes.set([pixel >> 8, pixel & 255], 2 * i);
    });
    return crc32(bytes).toString(16).padStart(8, '0');
  }
}
