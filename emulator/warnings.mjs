// Warnings of rp2040js. A warning means that the firmware did something that the emulator does not
// model, so the result would be worthless: it throws, unless it is on this list.
const kHarmless = [
  // The SDK sets a hold time of 300 ns; no emulated wire needs one.
  /^I2C[01]: Unimplemented write to IC_SDA_HOLD$/,
  // i2c_init() offers DMA requests, whether DMA is used or not; by DMA nothing would be sent here.
  /^I2C[01]: Unimplemented peripheral write to 0x88: 0x3$/,
];

// What rp2040js takes for its logger.
export const warnings = {
  debug() {},
  info() {},
  warn(name, message) {
    const line = `${name}: ${message}`;
    if (!kHarmless.some((harmless) => harmless.test(line))) throw new Error(`not modelled: ${line}`);
  },
  error(name, message) {
    throw new Error(`${name}: ${message}`);
  },
};
