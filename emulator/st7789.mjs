// The colour controller with its glass: 240 columns and 320 rows of memory, of which the
// glass shows some, in the direction in which it is mounted. Times are those of the ST7789V
// data sheet: reset timing, SWRESET, SLPIN, SLPOUT, FRCTRL2.
import { Picture } from './picture.mjs';
import { Traffic, Written, kResetHigh } from './traffic.mjs';

const kColumns = 240;
const kRows = 320;
// The row of the memory at the top of a glass that is not mounted turned. Those of 280 rows are wired to the middle.
const kTopRows = { 280: 20 };
const kBgr = 0x08;
const kOscillatorHertz = 10e6;

const kResetUs = 10; // of the reset wire; under 5 it is not noticed at all
const kReadyMs = 5; // from the end of a reset, SWRESET and a change of sleep to the next command
const kSleepMs = 120; // from a reset to sleep out, between two changes of sleep, and of a reset out of sleep out
const kLightMs = 120; // from sleep out to the light: the glass is grey until its voltages are up

const kSoftReset = 'software reset';
const kSleepChange = 'the last change of sleep';
const kAwakeReset = 'the end of a reset out of sleep out';
const kSleepOut = 'sleep out';

// What is not set up but sent with every picture, or switched.
const kOften = [0x01, 0x10, 0x11, 0x28, 0x29, 0x2a, 0x2b, 0x2c];

const hex = (byte) => `${byte.toString(16).padStart(2, '0')}h`;

export class St7789 extends Traffic {
  /**
   * @param width, height what the player sees
   * @param turned the glass is mounted turned by so many degrees: 0, 90 or 180
   */
  constructor({ width, height, turned }) {
    super('ST7789', kResetUs);
    Object.assign(this, { width, height, turned });
    this.memory = new Uint16Array(kColumns * kRows).fill(0x9b4d); // noise, as after power-on
    this.written = new Written(kColumns * kRows,
      Array.from({ length: width * height }, (_, at) => this.#seen(at % width, Math.floor(at / width))));
    this.resetPin();
  }

  resetPin() {
    if (this.held && this.awake) this.resetWhileAwake = true;
    Object.assign(this, { awake: false, on: false, inverted: false, madctl: 0, bits: 18, teOn: false,
      porches: [12, 12], rtna: 15,
      window: [0, kColumns - 1, 0, kRows - 1], operation: 0, operands: [], high: -1, x: 0, y: 0 });
    this.written.forget();
  }

  /** Power comes back: it sleeps as after a reset, and its memory may still hold the last picture. */
  powerOn() {
    this.awake = this.held = false;
    this.sheet.moments.clear();
    this.setUp.clear();
    this.resetPin();
  }

  resetWire(high) {
    super.resetWire(high);
    if (!high || !this.resetWhileAwake) return;
    this.resetWhileAwake = false;
    this.sheet.mark(kAwakeReset);
  }

  command(byte) {
    this.listens();
    this.#comesInTime(byte);
    this.operation = byte;
    this.operands = [];
    if (!kOften.includes(byte)) this.setUp.set(byte, this.operands);
    switch (byte) {
      case 0x01: this.reset(); this.sheet.mark(kSoftReset); break;
      case 0x10: this.awake = false; this.sheet.mark(kSleepChange); break;
      case 0x11: this.awake = true; this.sheet.mark(kSleepChange); this.sheet.mark(kSleepOut); break;
      case 0x20: this.inverted = false; break;
      case 0x21: this.inverted = true; break;
      case 0x28: this.switchOn(false); break;
      case 0x29: this.switchOn(true); break;
      case 0x2c: [this.x, , this.y] = this.window; this.high = -1; break;
      case 0x34: this.teOn = false; break;
    }
  }

  #comesInTime(byte) {
    const what = `command ${hex(byte)}`;
    this.sheet.demand(what, kResetHigh, kReadyMs);
    this.sheet.demand(what, kAwakeReset, kSleepMs);
    this.sheet.demand(what, kSoftReset, kReadyMs);
    this.sheet.demand(what, kSleepChange, kReadyMs);
    if (byte === 0x11) {
      this.sheet.demand(what, kResetHigh, kSleepMs);
      this.sheet.demand(what, kSoftReset, kSleepMs);
    }
    if (byte === 0x10 || byte === 0x11) this.sheet.demand(what, kSleepChange, kSleepMs);
  }

  data(byte) {
    this.listens();
    if (this.operation === 0x2c) return this.#pixelByte(byte);
    this.operands.push(byte);
    const [a, b, c, d] = this.operands;
    const count = this.operands.length;
    if (this.operation === 0x2a && count === 4) [this.window[0], this.window[1]] = [(a << 8) | b, (c << 8) | d];
    if (this.operation === 0x2b && count === 4) [this.window[2], this.window[3]] = [(a << 8) | b, (c << 8) | d];
    if (this.operation === 0x35) this.teOn = true;
    if (this.operation === 0x36) this.madctl = byte;
    if (this.operation === 0x3a) this.bits = { 3: 12, 5: 16, 6: 18 }[byte & 7];
    if (this.operation === 0xb2 && count === 2) this.porches = [a & 127, b & 127];
    if (this.operation === 0xc6) this.rtna = byte & 31;
  }

  #pixelByte(byte) {
    if (this.bits !== 16) throw new Error(`pixels of ${this.bits} bits are not modelled`);
    if (this.high < 0) {
      this.high = byte;
      return;
    }
    const cell = this.#cell(this.x, this.y);
    this.memory[cell] = (this.high << 8) | byte;
    this.written.write(cell);
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

  // The memory cell of a point of the glass.
  #seen(x, y) {
    if (this.turned === 90) return x * kColumns + (kColumns - 1 - y);
    const top = kTopRows[this.height] ?? 0;
    if (this.turned === 180) return (top + this.height - 1 - y) * kColumns + (kColumns - 1 - x);
    return (top + y) * kColumns + x;
  }

  /** As the eye sees it; black when off. The liquid crystal of these panels shows the opposite. */
  picture() {
    const picture = new Picture(this.width, this.height, false);
    if (!this.on || !this.awake) return picture;
    if (this.madctl & kBgr) throw new Error('red and blue are exchanged on this glass');
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const cell = this.#seen(x, y);
        picture.pixels[y * this.width + x] = this.inverted ? this.memory[cell] : ~this.memory[cell];
      }
    }
    return picture;
  }

  /** Called while the backlight is on, which is allowed only once the glass shows the picture. */
  judgeLight() {
    if (!this.awake || !this.on) this.sheet.broken('backlight on while the panel is off: it is white');
    if (this.written.missing > 0) this.sheet.broken(`light, and ${this.written.missing} pixels of an old picture`);
    this.sheet.demand('the light comes', kSleepOut, kLightMs);
  }

  /** Of one line: FRCTRL2 of the data sheet, 250 + 16 RTNA cycles of its oscillator. */
  get lineNanos() {
    return ((250 + 16 * this.rtna) * 1e9) / kOscillatorHertz;
  }

  /** Pictures a second: all lines and both porches. */
  get frameHertz() {
    return 1e9 / ((kRows + this.porches[0] + this.porches[1]) * this.lineNanos);
  }

  /** The TE wire: high while the scan is between two pictures. */
  drive(clock, setLevel) {
    const rise = clock.createAlarm(() => {
      if (this.teOn && this.awake) setLevel(true);
      fall.schedule((this.porches[0] + this.porches[1]) * this.lineNanos);
    });
    const fall = clock.createAlarm(() => {
      setLevel(false);
      rise.schedule(kRows * this.lineNanos);
    });
    setLevel(false);
    fall.schedule(0);
  }
}
