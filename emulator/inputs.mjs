// The levels at the chip's pins. A wire that something drives has its level; one that nothing drives follows
// the chip's own resistor, and reads at random without one.
const kPins = 30;
const kPadAtReset = 0x56; // input on, pull-down, Schmitt trigger; rp2040js starts with input off
// 50 to 80 kOhm of the chip against some 30 pF of pad and wire: the level follows a resistor that late.
const kPullNanos = 2_000;

export class Inputs {
  /** @param seed of what floating wires show */
  constructor(seed) {
    /** What drives each pin from outside: true, false, or null for nothing. */
    this.driven = new Array(kPins).fill(null);
    this.state = (seed ^ 0x5bd1e995) >>> 0 || 1;
  }

  /** A chip that was just reset. */
  connect(rp) {
    this.rp = rp;
    this.floating = 0; // a bit for each pin
    for (let pin = 0; pin < kPins; pin++) {
      const gpio = rp.gpio[pin];
      gpio.padValue = kPadAtReset;
      gpio.setInputValue(this.#level(pin));
      const late = rp.clock.createAlarm(() => this.#settle(pin));
      gpio.addListener(() => { if (this.driven[pin] === null) late.schedule(kPullNanos); });
    }
    const values = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(rp), 'gpioValues').get;
    Object.defineProperty(rp, 'gpioValues', {
      get: () => {
        if (this.floating !== 0) this.#shake();
        return values.call(rp);
      },
    });
  }

  drive(pin, level) {
    this.driven[pin] = level;
    if (this.rp) this.#settle(pin);
  }

  // The pin's level, as its driver or its resistor gives it; a random one without both.
  #level(pin) {
    if (this.driven[pin] !== null) return this.driven[pin];
    const { pullupEnabled, pulldownEnabled } = this.rp.gpio[pin];
    return pullupEnabled === pulldownEnabled ? this.#chance() : pullupEnabled;
  }

  #settle(pin) {
    const gpio = this.rp.gpio[pin];
    const floats = this.driven[pin] === null && gpio.pullupEnabled === gpio.pulldownEnabled && !gpio.outputEnable;
    if (floats) this.floating |= 1 << pin;
    else this.floating &= ~(1 << pin);
    this.#set(pin, this.#level(pin));
  }

  #set(pin, level) {
    const gpio = this.rp.gpio[pin];
    if (gpio.rawInputValue !== level) gpio.setInputValue(level); // an edge
  }

  #shake() {
    for (let pin = 0; pin < kPins; pin++) {
      if ((this.floating >>> pin) & 1) this.#set(pin, this.#chance());
    }
  }

  #chance() {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state & 1) !== 0;
  }
}
