// The colour controller with the glass behind it: 240 columns and 320 rows of memory, of which the
// board shows some, in the direction in which the glass is mounted.
import { Picture } from './picture.mjs';
import { Traffic } from './traffic.mjs';

const kColumns = 240;
const kRows = 320;
const kBgr = 0x08;
const kLineNanos = 49_000; // 344 lines at about 60 Hz
const kLines = 344;
const kScanned = 320;

export class St7789 extends Traffic {
  /**
   * @param width, height what the player sees
   * @param quarterTurn the glass is mounted a quarter turn round
   */
  constructor({ width, height, quarterTurn }) {
    super();
    Object.assign(this, { width, height, quarterTurn });
    this.memory = new Uint16Array(kColumns * kRows).fill(0x9b4d); // noise, as after power-on
    this.resetPin();
  }

  resetPin() {
    Object.assign(this, { awake: false, on: false, inverted: false, madctl: 0, bits: 18, teOn: false,
      window: [0, kColumns - 1, 0, kRows - 1], operation: 0, operands: [], high: -1, x: 0, y: 0 });
  }

  command(byte) {
    this.operation = byte;
    this.operands = [];
    switch (byte) {
      case 0x01: this.resetPin(); break;
      case 0x10: this.awake = false; break;
      case 0x11: this.awake = true; break;
      case 0x20: this.inverted = false; break;
      case 0x21: this.inverted = true; break;
      case 0x28: this.switchOn(false); break;
      case 0x29: this.switchOn(true); break;
      case 0x2c: [this.x, , this.y] = this.window; this.high = -1; break;
      case 0x34: this.teOn = false; break;
    }
  }

  data(byte) {
    if (this.operation === 0x2c) return this.#pixelByte(byte);
    this.operands.push(byte);
    const [a, b, c, d] = this.operands;
    const count = this.operands.length;
    if (this.operation === 0x2a && count === 4) [this.window[0], this.window[1]] = [(a << 8) | b, (c << 8) | d];
    if (this.operation === 0x2b && count === 4) [this.window[2], this.window[3]] = [(a << 8) | b, (c << 8) | d];
    if (this.operation === 0x35) this.teOn = true;
    if (this.operation === 0x36) this.madctl = byte;
    if (this.operation === 0x3a) this.bits = { 3: 12, 5: 16, 6: 18 }[byte & 7];
  }

  #pixelByte(byte) {
    if (this.bits !== 16) throw new Error(`pixels of ${this.bits} bits are not modelled`);
    if (this.high < 0) {
      this.high = byte;
      return;
    }
    this.memory[this.#cell(this.x, this.y)] = (this.high << 8) | byte;
    this.high = -1;
    const [left, right, top, bottom] = this.window;
    if (this.x++ < right) return;
    this.x = left;
    if (this.y++ === bottom) this.y = top;
  }

  // MADCTL: 80h and 40h turn rows and columns round, 20h swaps them.
  #cell(x, y) {
    const swapped = (this.madctl & 0x20) !== 0;
    const column = swapped ? y : x;
    const row = swapped ? x : y;
    if (column >= kColumns || row >= kRows) throw new Error(`a pixel outside the memory: ${x} ${y}`);
    return (this.madctl & 0x80 ? kRows - 1 - row : row) * kColumns +
      (this.madctl & 0x40 ? kColumns - 1 - column : column);
  }

  /** As the eye sees it; black when off. The liquid crystal of these panels shows the opposite. */
  picture() {
    const picture = new Picture(this.width, this.height, false);
    if (!this.on || !this.awake) return picture;
    if (this.madctl & kBgr) throw new Error('red and blue are exchanged on this glass');
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const cell = this.quarterTurn ? x * kColumns + (kColumns - 1 - y) : y * kColumns + x;
        picture.pixels[y * this.width + x] = this.inverted ? this.memory[cell] : ~this.memory[cell];
      }
    }
    return picture;
  }

  /** The TE wire: high while the scan is between two pictures. */
  drive(clock, setLevel) {
    const rise = clock.createAlarm(() => {
      if (this.teOn && this.awake) setLevel(true);
      fall.schedule((kLines - kScanned) * kLineNanos);
    });
    const fall = clock.createAlarm(() => {
      setLevel(false);
      rise.schedule(kScanned * kLineNanos);
    });
    fall.schedule(0);
  }
}
