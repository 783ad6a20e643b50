// What differs between a Pico, a Pico W and a copy of the Pico: the wires of three pins that are not led out.
//   'pico'    24: VBUS                25: LED                                   29: VSYS / 3
//   'pico_w'  24: data of its radio   25: high connects VSYS / 3 to 29, no LED  29: nothing while 25 is low
//   'copy'    24: nothing             25: LED                                   29: nothing
const kVsys = 29;
const kSwitch = 25;
const kFirstAdcPin = 26;
const kVolts = 3.3;
const kSettlesNanos = 20_000; // from the level at 25 to the voltage at 29
// The chip's pull-down of 50 kOhm, the strongest there is, against the divider of 200 and 100 kOhm.
const kPulledDown = 50 / (50 + 66.7);

const toCounts = (volts) => Math.min(4095, Math.round((volts / kVolts) * 4096));

export class PicoModule {
  /** @param kind one of those above */
  constructor(kind, chip) {
    if (!['pico', 'pico_w', 'copy'].includes(kind)) throw new Error(`there is no module "${kind}"`);
    Object.assign(this, { kind, chip, volts: 0, highSince: null });
    chip.onReset.push((rp) => this.#connect(rp));
  }

  /** Its GPIO 24 sees the cable. */
  get sensesCable() {
    return this.kind === 'pico';
  }

  get hasLed() {
    return this.kind !== 'pico_w';
  }

  /** Counts of the ADC at GPIO 29. */
  counts() {
    const isLow = this.chip.rp.gpio[kVsys].pulldownEnabled;
    if (this.#isDivided()) return toCounts((this.volts / 3) * (isLow ? kPulledDown : 1));
    return isLow ? 0 : toCounts(this.kind === 'pico_w' ? 0.05 : 0.2 + (this.chip.now / 1e6) % 2.5); // a copy's floats
  }

  #isDivided() {
    if (this.kind !== 'pico_w') return this.kind === 'pico';
    return this.highSince !== null && this.chip.now - this.highSince >= kSettlesNanos;
  }

  #connect(rp) {
    this.highSince = null;
    const pin = rp.gpio[kSwitch];
    pin.addListener(() => {
      const isHigh = pin.outputEnable && pin.outputValue;
      this.highSince = isHigh ? (this.highSince ?? this.chip.now) : null;
    });
  }
}

export const isVsys = (channel) => channel === kVsys - kFirstAdcPin;
