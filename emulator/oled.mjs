// The two OLED controllers and their glass: SSD1306 and SH1106, each on a
// module of 128 by 64 points whose pins are at the top edge. Times are those of their data sheets.
import { Picture } from './picture.mjs';
import { Traffic, Written, kResetHigh } from './traffic.mjs';

const kWidth = 128;
const kHeight = 64;
const kPages = 8;
const kLit = 0xffff;

// Switched, sent with every picture, or set by the player: no part of the set-up.
const kOften = (first) => [0x21, 0x22, 0x81, 0xae, 0xaf, 0xe3].includes(first) || first < 0x20 ||
  (first >= 0xb0 && first <= 0xb7);
// Commands of one byte that undo each other, by the first of them.
const kKinds = { 0xa1: 0xa0, 0xa5: 0xa4, 0xa7: 0xa6, 0xc8: 0xc0 };

class Oled extends Traffic {
  constructor(part, resetUs, columns, operands) {
    super(part, resetUs);
    Object.assign(this, { columns, operands, low: 3 });
    this.memory = new Uint8Array(columns * kPages).fill(0xa5); // noise, as after power-on
    this.written = new Written(columns * kPages, Array.from({ length: kWidth * kPages },
      (_, at) => Math.floor(at / kWidth) * columns + this.columnAt(at % kWidth)));
    this.resetPin();
  }

  /** What a low reset pin does, and power-on: registers as in the data sheets' tables. */
  resetPin() {
    Object.assign(this, { column: 0, page: 0, on: false, pump: false, inverted: false, allOn: false,
      mirrored: true, upsideDown: true, startLine: 0, shift: 0, rows: 64, pins: 0x12, contrast: 0x7f, pending: [] });
    this.written.forget();
  }

  /** Without power for a moment: it is dark, and its memory holds anything. */
  losePower() {
    this.memory.fill(0x5a);
    this.reset();
  }

  /** Bit 6: it is switched off. What the low bits hold differs from copy to copy. */
  status() {
    return this.on ? this.low : 0x40 | this.low;
  }

  command(byte) {
    this.listens();
    this.sheet.demandUs('a command', kResetHigh, this.resetUs);
    this.pending.push(byte);
    const [first] = this.pending;
    const wanted = this.operands[first] ?? 0;
    if (this.pending.length <= wanted) return;
    const operands = this.pending.slice(1);
    this.pending = [];
    if (!this.common(first, operands) && !this.own(first, operands)) {
      throw new Error(`the OLED knows no command ${first.toString(16)}`);
    }
    if (!kOften(first)) this.setUp.set(kKinds[first] ?? (first >> 6 === 1 ? 0x40 : first), [first, ...operands]);
  }

  /** Called when the glass is switched on: it shows what is in the memory. */
  judgeLight() {
    if (this.written.missing > 0) this.sheet.broken(`switched on, and ${this.written.missing} bytes of an old picture`);
  }

  store(byte) {
    this.listens();
    const cell = this.page * this.columns + this.column;
    this.memory[cell] = byte;
    this.written.write(cell);
  }

  // What both chips understand.
  common(first, [operand]) {
    if (first === 0xae || first === 0xaf) this.switchOn(first === 0xaf);
    else if (first === 0xa0 || first === 0xa1) this.mirrored = first === 0xa0;
    else if (first === 0xc0 || first === 0xc8) this.upsideDown = first === 0xc0;
    else if (first === 0xa4 || first === 0xa5) this.allOn = first === 0xa5;
    else if (first === 0xa6 || first === 0xa7) this.inverted = first === 0xa7;
    else if (first >= 0x40 && first <= 0x7f) this.startLine = first & 63;
    else if (first === 0x81) this.contrast = operand;
    else if (first === 0xa8) this.rows = (operand & 63) + 1;
    else if (first === 0xd3) this.shift = operand & 63;
    else if (first === 0xda) this.pins = operand;
    else return [0xd5, 0xd9, 0xdb, 0xe3].includes(first); // clock, precharge, level, nothing
    return true;
  }

  /** As the eye sees it: dark when off or without its voltage pump. */
  picture() {
    const picture = new Picture(kWidth, kHeight, true);
    if (!this.on || !this.pump) return picture;
    if (this.rows !== 64 || this.pins !== 0x12) throw new Error('the OLED is set up for another glass');
    for (let y = 0; y < kHeight; y++) {
      const row = ((this.upsideDown ? 63 - y : y) + this.startLine + this.shift) & 63;
      for (let x = 0; x < kWidth; x++) {
        const column = this.columnAt(this.mirrored ? kWidth - 1 - x : x);
        const bit = (this.memory[(row >> 3) * this.columns + column] >> (row & 7)) & 1;
        if (this.allOn || (bit === 1) !== this.inverted) picture.pixels[y * kWidth + x] = kLit;
      }
    }
    return picture;
  }
}

export class Ssd1306 extends Oled {
  constructor() {
    super('SSD1306', 3, 128, { 0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8d: 1, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1 });
  }

  resetPin() {
    super.resetPin();
    Object.assign(this, { mode: 2, first: 0, last: 127, top: 0, bottom: 7 });
  }

  own(first, [a, b]) {
    if (first === 0x20) this.mode = a & 3;
    else if (first === 0x21) [this.first, this.last, this.column] = [a & 127, b & 127, a & 127];
    else if (first === 0x22) [this.top, this.bottom, this.page] = [a & 7, b & 7, a & 7];
    else if (first === 0x8d) this.pump = (a & 4) !== 0;
    else if (first <= 0x0f) this.column = (this.column & 0x70) | first;
    else if (first <= 0x1f) this.column = (this.column & 0x0f) | ((first & 7) << 4);
    else if (first >= 0xb0 && first <= 0xb7) this.page = first & 7;
    else return first === 0x2e; // scrolling off
    return true;
  }

  data(byte) {
    this.store(byte);
    if (this.mode === 2) {
      this.column = (this.column + 1) & 127;
      return;
    }
    if (this.mode !== 0) throw new Error('only page and horizontal addressing are modelled');
    if (this.column++ !== this.last) return;
    this.column = this.first;
    this.page = this.page === this.bottom ? this.top : (this.page + 1) & 7;
  }

  columnAt(x) {
    return x;
  }
}

export class Sh1106 extends Oled {
  constructor() {
    super('SH1106', 10, 132, { 0x81: 1, 0xa8: 1, 0xad: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1 });
  }

  own(first, [operand]) {
    if (first === 0xad) this.pump = (operand & 1) !== 0;
    else if (first <= 0x0f) this.column = (this.column & 0xf0) | first;
    else if (first <= 0x1f) this.column = (this.column & 0x0f) | ((first & 15) << 4);
    else if (first >= 0xb0 && first <= 0xb7) this.page = first & 7;
    else return first >= 0x30 && first <= 0x33; // pump voltage
    return true;
  }

  data(byte) {
    if (this.column < this.columns) this.store(byte);
    this.column++; // stops at the end, never goes to the next page
  }

  // The glass hangs on the middle 128 of the 132 columns.
  columnAt(x) {
    return x + 2;
  }
}
