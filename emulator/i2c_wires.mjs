// The two wires of an I2C bus and the faults of a breadboard. A module pulls its wires up, a loose one
// follows the chip's own resistor. Swapped, the module listens all the same, and acknowledges if it
// is addressed with data and clock exchanged. Where a whole breadboard is wired, wiring.mjs knows what is joined.
const kDrivenLow = 0; // GPIOPinState of rp2040js

export class I2cWires {
  /** @param bus its pins, whether the module is `plugged` in, and its `address` */
  constructor(chip, bus) {
    const { sda, scl } = bus;
    Object.assign(this, { chip, bus, sda, scl, wiring: null, onLevels: null });
    this.mend();
    chip.onReset.push((rp) => {
      for (const pin of [sda, scl]) rp.gpio[pin].addListener(() => this.update());
    });
  }

  get fine() {
    if (this.wiring) return this.wiring.busIsFine;
    return this.loose.size === 0 && this.low.size === 0 && !this.swapped;
  }

  mend() {
    this.loose = new Set();
    this.low = new Set();
    this.swapped = false;
    this.module = { data: true, clock: true, bits: null, byte: 0, holds: false };
    this.update();
  }

  loosen(...names) {
    for (const name of names) this.loose.add(this[name]);
    this.update();
  }

  holdLow(...names) {
    for (const name of names) this.low.add(this[name]);
    this.update();
  }

  swap() {
    this.swapped = true;
  }

  /** Bytes are on the wires from now on, or no longer. */
  setBusy(isBusy) {
    if (!this.wiring) return;
    this.wiring.isBusy = isBusy;
    this.onLevels();
  }

  // Null: nothing but the chip's own resistor.
  #level(pin) {
    const state = this.chip.rp?.gpio[pin].value;
    if (state === kDrivenLow || this.low.has(pin)) return false;
    if (this.wiring) return this.module.holds && pin === this.scl ? false : this.wiring.level(pin);
    if (this.loose.has(pin) || !this.bus.plugged) return null;
    return !(this.module.holds && pin === this.scl);
  }

  /** After anything has changed that the wires hang on. */
  update() {
    for (const pin of [this.sda, this.scl]) this.chip.setPin(pin, this.#level(pin));
    if (this.onLevels) this.onLevels();
    if (this.wiring ? this.wiring.busIsSwapped : this.swapped) this.#listen(this.#level(this.scl) !== false, this.#level(this.sda) !== false);
  }

  // What the module makes of its two pins: a start, eight bits, an acknowledge, a stop.
  #listen(data, clock) {
    const { module } = this;
    const [hadData, hadClock] = [module.data, module.clock];
    Object.assign(module, { data, clock });
    if (clock && hadClock && data !== hadData) {
      Object.assign(module, { bits: data ? null : 0, byte: 0 });
    } else if (clock && !hadClock && module.bits !== null) {
      if (module.bits < 8) module.byte = (module.byte << 1) | Number(data);
      module.bits++;
    } else if (!clock && hadClock && module.bits !== null) {
      const holds = module.bits === 8 && this.bus.plugged && module.byte === this.bus.address << 1;
      if (module.bits >= 8 && !holds) module.bits = null;
      if (holds === module.holds) return;
      module.holds = holds;
      this.update();
    }
  }
}
