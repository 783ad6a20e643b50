// A panel on SPI: every word takes its time on the wire and arrives if the chip select is low.
//
// A panel counts edges of the clock, nothing else: between two edges of the chip select there have to be
// whole bytes. The block's clock rests high with SPO and low without, and low while SSE is off, so a change
// of either is an edge of its own.
const kPhase = 1 << 7; // SPH in SSPCR0
const kPolarity = 1 << 6; // SPO in SSPCR0
const kEnabled = 1 << 1; // SSE in SSPCR1
const kFrameGap = 2; // clocks between two words while SPH is 0: the chip select pulses
const kControl0 = 0x00;
const kControl1 = 0x04;
const [kDrivenLow, kDrivenHigh] = [0, 1]; // GPIOPinState of rp2040js

export class SpiBus {
  /** @param panel gets command(byte), data(byte) and sent(from, to) in nanoseconds */
  constructor(chip, { instance, sck, mosi, cs, dc, hertz }, panel) {
    Object.assign(this, { chip, sck, mosi: 1 << mosi, cs: 1 << cs, dc: 1 << dc, hertz, panel });
    this.clocks = 0; // since the chip select fell
    chip.onReset.push((rp) => this.#connect(rp, rp.spi[instance], rp.gpio[cs]));
  }

  #connect(rp, spi, select) {
    const done = rp.clock.createAlarm(() => spi.completeTransmit(0));
    const isSelected = () => select.value === kDrivenLow;
    this.clocks = 0;
    spi.onTransmit = (word) => {
      const clock = spi.clockFrequency;
      if (clock > this.hertz) throw new Error(`the panel is driven at ${clock} Hz, ${this.hertz} are legal`);
      const bits = spi.dataBits;
      const nanos = ((bits + (spi.control0 & kPhase ? 0 : kFrameGap)) * 1e9) / clock;
      if ((rp.sio.gpioValue & this.cs) === 0) {
        this.clocks += bits;
        if (bits > 8) this.#byte(rp, word >> 8);
        this.#byte(rp, word & 255);
        this.panel.sent(this.chip.now, this.chip.now + nanos, bits > 8 ? 2 : 1);
      }
      done.schedule(nanos);
    };
    const write = spi.writeUint32.bind(spi);
    spi.writeUint32 = (at, value) => {
      const rest = this.#restsHigh(spi);
      write(at, value);
      const edge = (at === kControl0 || at === kControl1) && this.#restsHigh(spi) !== rest;
      if (edge && isSelected()) this.panel.sheet.broken('an edge of the clock by SSE or SPO, with the chip select low');
    };
    select.addListener(() => {
      if (spi.busy) this.panel.sheet.broken('the chip select moves in the middle of a word');
      if (this.clocks % 8 !== 0) this.panel.sheet.broken(`${this.clocks} clocks in one chip select: no whole bytes`);
      this.clocks = 0;
    });
    this.#connectPins(rp, isSelected);
  }

  // Bytes that the program shifts out by its pins, before the SPI block has a clock.
  #connectPins(rp, isSelected) {
    let byte = 0;
    rp.gpio[this.sck].addListener((level, before) => {
      if (!isSelected() || level !== kDrivenHigh || before !== kDrivenLow) return;
      byte = ((byte << 1) | ((rp.sio.gpioValue & this.mosi) === 0 ? 0 : 1)) & 255;
      if (++this.clocks % 8 !== 0) return;
      this.#byte(rp, byte);
      this.panel.sent(this.chip.now, this.chip.now, 1);
    });
  }

  #restsHigh(spi) {
    return (spi.control1 & kEnabled) !== 0 && (spi.control0 & kPolarity) !== 0;
  }

  #byte(rp, byte) {
    if ((rp.sio.gpioValue & this.dc) === 0) this.panel.command(byte);
    else this.panel.data(byte);
  }
}
