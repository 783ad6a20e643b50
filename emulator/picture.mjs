// What a panel shows: RGB565 row by row, its checksum as key scripts print it, and PNG files to look at.
import { writeFileSync } from 'node:fs';
import { crc32 } from './crc32.mjs';
import { deflateSync } from 'node:zlib';

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

  writePng(path) {
    const raw = Buffer.alloc((this.width * 3 + 1) * this.height);
    let at = 0;
    for (let y = 0; y < this.height; y++) {
      raw[at++] = 0;
      for (let x = 0; x < this.width; x++) {
        const pixel = this.pixels[y * this.width + x];
        const [red, green, blue] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
        raw[at++] = (red << 3) | (red >> 2);
        raw[at++] = (green << 2) | (green >> 4);
        raw[at++] = (blue << 3) | (blue >> 2);
      }
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 2], 8); // eight bits of red, green and blue
    writeFileSync(path, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
      chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]));
  }
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
