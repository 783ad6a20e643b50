// The ADC: on, off, and what its first readings are.
const kControl = 0x00;
const kEnabled = 1;
const kStartOne = 1 << 2;
const kClockOn = 1 << 11; // of CLK_ADC_CTRL
const kTooLow = 3; // readings after it was switched on

/**
 * @param rp a chip that was just reset
 * @param countsAt (channel) => what it reads there, 0..4095
 */
export function connectAdc(rp, countsAt) {
  const { adc } = rp;
  const clocks = rp.peripherals[0x40008];
  let fresh = 0;
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (at, value) => {
    if (at === kControl) {
      if ((value & kEnabled) !== 0 && !isAdcOn(rp)) fresh = kTooLow;
      if ((value & kEnabled) === 0 && (value & kStartOne) !== 0) throw new Error('the ADC is read while it is off');
    }
    write(at, value);
  };
  const read = adc.onADCRead;
  adc.onADCRead = (channel) => {
    if ((clocks.adcCtrl & kClockOn) === 0) throw new Error('the ADC is read without a clock');
    adc.cs &= ~kStartOne; // clears itself; rp2040js leaves it set and starts again on any later write
    adc.channelValues[channel] = fresh > 0 ? Math.round(countsAt(channel) / 2) : countsAt(channel);
    fresh = Math.max(0, fresh - 1);
    read(channel);
  };
}

/** It draws current. */
export const isAdcOn = (rp) => (rp.adc.cs & kEnabled) !== 0;
