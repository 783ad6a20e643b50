// Pulse widths without pulses: 12,500 edges a second of a backlight would make sleep dear, and nobody
// here looks at single edges. What is asked is how long a pin is high.
const kInte = 0xa8;
const kEnabled = 1;

export function calmPwm(rp, onChange) {
  const { pwm } = rp;
  for (const channel of pwm.channels) {
    channel.alarmA.enable = false;
    channel.alarmB.enable = false;
    channel.alarmBottom.enable = false;
  }
  const write = pwm.writeUint32.bind(pwm);
  pwm.writeUint32 = (at, value) => {
    if (at === kInte && value !== 0) throw new Error('not modelled: interrupts by PWM');
    write(at, value);
    onChange();
  };
}

/** The part of the time, 0..1, in which this pin is high, as its registers say. */
export function duty(rp, pin) {
  const { csr, cc, top } = rp.pwm.channels[(pin >> 1) & 7];
  if ((csr & kEnabled) === 0) return 0;
  const level = pin & 1 ? cc >>> 16 : cc & 0xffff;
  return Math.min(1, level / (top + 1));
}
