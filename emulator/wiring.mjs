// The wires of a breadboard, as tools/print-netlist lists them, and what can be wrong with them. A fault is one of
//   { kind: 'pulled', wires: [n] }        one end is out
//   { kind: 'grounded', wires: [n] }      it touches GND
//   { kind: 'swapped', wires: [n, m] }    their second ends are in each other's holes
//   { kind: 'touching', wires: [n, m] }   they touch each other
// with wires by their place in the netlist. Only what conducts counts, not what would become warm.
const kDrivenLow = 0; // GPIOPinState of rp2040js
const kGround = 'pico GND';
const kSupply = 'pico 3V3(OUT)';
const kPins = { sda: 'display SDA', scl: 'display SCL', supply: 'display VCC', ground: 'display GND' };

/** Sets of names that pairs join. */
class Nets {
  #parent = new Map();

  #root(name) {
    let at = name;
    while (this.#parent.has(at)) at = this.#parent.get(at);
    return at;
  }

  join(one, other) {
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a !== b) this.#parent.set(a, b);
  }

  has(one, other) {
    return this.#root(one) === this.#root(other);
  }
}

export class Wiring {
  #nets;
  #faults = [];
  #closed = [];

  /** @param board as printed by `felicity boards NAME --json`, @param netlist of its breadboard */
  constructor(board, netlist) {
    Object.assign(this, { board, netlist, rp: null });
    /** Bytes are on the bus: whatever touches it sees edges. */
    this.isBusy = false;
    this.#join();
  }

  get faults() {
    return this.#faults;
  }

  set faults(faults) {
    this.#faults = faults;
    this.#join();
  }

  /** Names of the buttons that are pressed. */
  set closed(keys) {
    this.#closed = [...keys];
    this.#join();
  }

  #join() {
    const nets = new Nets();
    for (const [part, pins] of Object.entries(this.netlist.pins)) {
      for (const [pin, strips] of Object.entries(pins)) strips.forEach((strip) => nets.join(`${part} ${pin}`, strip));
    }
    const ends = this.netlist.wires.map(({ strips }) => [...strips]);
    for (const { kind, wires: [one, other] } of this.#faults) {
      if (kind === 'pulled') ends[one][1] = `the end of wire ${one}`;
      if (kind === 'swapped') [ends[one][1], ends[other][1]] = [ends[other][1], ends[one][1]];
      if (kind === 'grounded') nets.join(ends[one][1], kGround);
      if (kind === 'touching') nets.join(ends[one][1], ends[other][1]);
    }
    ends.forEach(([from, to]) => nets.join(from, to));
    for (const key of this.#closed) nets.join(`button ${key} 1`, `button ${key} 2`);
    this.#nets = nets;
    const { bus: { sda, scl }, keys: { pins } } = this.board;
    /** A button sees what happens on the bus. */
    this.keysAreOnBus = Object.values(pins).some((pin) => [sda, scl].some((line) => nets.has(this.#leg(pin), this.#leg(line))));
  }

  #joined(one, other) {
    return this.#nets.has(one, other);
  }

  #leg(gpio) {
    return `pico GP${gpio}`;
  }

  /** The supply is short: the module's regulator gives up, and nothing has power. */
  get isShort() {
    return this.#joined(kSupply, kGround);
  }

  get panelIsPowered() {
    return !this.isShort && this.#joined(kPins.supply, kSupply) && this.#joined(kPins.ground, kGround);
  }

  /** Plus and minus of the display are exchanged, which destroys it. */
  get isReversed() {
    return this.#joined(kPins.supply, kGround) && this.#joined(kPins.ground, kSupply);
  }

  get piezoIsConnected() {
    const leg = this.#leg(this.board.piezo);
    return [['1', '2'], ['2', '1']].some(([one, other]) => this.#joined(`piezo ${one}`, leg) && this.#joined(`piezo ${other}`, kGround)) &&
      !this.#joined(leg, kGround) && !this.#joined(leg, kSupply);
  }

  // What the resistors of the display module pull its two wires to.
  get #modulePull() {
    if (this.#joined(kPins.supply, kSupply)) return true;
    return this.#joined(kPins.supply, kGround) ? false : null;
  }

  /** The level of a leg but for what the chip itself drives there: true, false, or null for nothing. */
  level(gpio) {
    const leg = this.#leg(gpio);
    if (this.#joined(leg, kGround)) return false;
    if (this.#joined(leg, kSupply)) return true;
    if (this.#isDrivenLow(gpio, leg)) return false;
    const hasModule = this.#joined(leg, kPins.sda) || this.#joined(leg, kPins.scl);
    return hasModule ? this.#modulePull : null;
  }

  // By another leg: the bus, or the piezo, whose tones are edges faster than a button bounces.
  #isDrivenLow(gpio, leg) {
    const { bus: { sda, scl }, piezo } = this.board;
    if (piezo !== null && piezo !== gpio && this.#joined(leg, this.#leg(piezo))) return true;
    return [sda, scl].some((pin) => pin !== gpio && this.#joined(leg, this.#leg(pin)) &&
      (this.rp?.gpio[pin].value === kDrivenLow || (this.isBusy && gpio !== sda && gpio !== scl)));
  }

  #busJoins(data, clock) {
    const [sda, scl] = [this.#leg(this.board.bus.sda), this.#leg(this.board.bus.scl)];
    const isApart = !this.#joined(sda, scl) && ![sda, scl].some((leg) => this.#joined(leg, kSupply) || this.#joined(leg, kGround));
    return isApart && this.panelIsPowered && this.#joined(sda, data) && this.#joined(scl, clock);
  }

  get busIsFine() {
    return this.#busJoins(kPins.sda, kPins.scl) && this.#isHigh;
  }

  /** The display hears the chip with data and clock exchanged. */
  get busIsSwapped() {
    return this.#busJoins(kPins.scl, kPins.sda) && this.#isHigh;
  }

  get #isHigh() {
    const { piezo, bus: { sda, scl } } = this.board;
    return piezo === null || ![sda, scl].some((pin) => this.#joined(this.#leg(pin), this.#leg(piezo)));
  }
}
