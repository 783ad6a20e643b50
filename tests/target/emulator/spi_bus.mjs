// A panel on SPI: every word takes its time on the wire and arrives if the chip select is low.
const kPhase = 1 << 7; // SPH in SSPCR0
const kFrameGap = 2; // clocks between two words while SPH is 0: the chip select pulses

export class SpiBus {
  /** @param panel gets command(byte), data(byte) and sent(from, to) in nanoseconds */
  constructor(chip, { instance, cs, dc, hertz }, panel) {
    Object.assign(this, { chip, cs: 1 << cs, dc: 1 << dc, hertz, panel });
    chip.onReset.push((rp) => this.#connect(rp, rp.spi[instance]));
  }

  #connect(rp, spi) {
    const done = rp.clock.createAlarm(() => spi.completeTransmit(0));
    spi.onTransmit = (word) => {
      const clock = spi.clockFrequency;
      if (clock > this.hertz) throw new Error(`the panel is driven at ${clock} Hz, ${this.hertz} are legal`);
      const bits = spi.dataBits;
      const nanos = ((bits + (spi.control0 & kPhase ? 0 : kFrameGap)) * 1e9) / clock;
      if ((rp.sio.gpioValue & this.cs) === 0) {
        if (bits > 8) this.#byte(rp, word >> 8);
        this.#byte(rp, word & 255);
        this.panel.sent(this.chip.now, this.chip.now + nanos, bits > 8 ? 2 : 1);
      }
      done.schedule(nanos);
    };
  }

  #byte(rp, byte) {
    if ((rp.sio.gpioValue & this.dc) === 0) this.panel.command(byte);
    else this.panel.data(byte);
  }
}
