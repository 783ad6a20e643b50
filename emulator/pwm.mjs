// PWM without single edges: 12,500 edges a second of a backlight would make the emulated sleep slow. Only the
// share of time in which a pin is high can be read.
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

/** The part of the time, 0..1, in which this pin is high, from its registers. */
export function duty(rp, pin) {
  const { csr, cc, top } = rp.pwm.channels[(pin >> 1) & 7];
  if ((csr & kEnabled) === 0) return 0;
  const level = pin & 1 ? cc >>> 16 : cc & 0xffff;
  return Math.min(1, level / (top + 1));
}
