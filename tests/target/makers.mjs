// The set-up that each maker sends to its panel, register by register, and where ours differs on purpose.
// Sources: PicoSystem library (hardware.cpp), pimoroni-pico (st7789.cpp), Waveshare Pico_code (LCD_1in3.c),
// Adafruit SSD1306 and u8g2 for the SSD1306, u8g2's Winstar table for the SH1106.
const bytes = (hex) => hex.split(' ').map((byte) => parseInt(byte, 16));

const kPorches = { 0xb2: bytes('0c 0c 00 33 33') };
const kSquareGamma = {
  0xe0: bytes('d0 04 0d 11 13 2b 3f 54 4c 18 0d 0b 1f 23'),
  0xe1: bytes('d0 04 0c 11 13 2c 3f 44 51 2f 1f 1f 20 23'),
};
const kWideGamma = {
  0xe0: bytes('d0 08 11 08 0c 15 39 33 50 36 13 14 29 2d'),
  0xe1: bytes('d0 08 10 08 06 06 39 44 51 0b 16 14 2f 31'),
};
const kPower = { 0xc0: [0x2c], 0xc2: [0x01], 0xc3: [0x12], 0xc4: [0x20], 0xd0: [0xa4, 0xa1] };

const kAtReset = 'the value the controller has after a reset';
const kNotTuned = 'voltages and gamma stay as after a reset until they can be compared on the glass';
const kVoltages = Object.fromEntries([0xb7, 0xbb, 0xc3, 0xe0, 0xe1].map((register) => [register, kNotTuned]));
const kDefaults = Object.fromEntries([0xb2, 0xc0, 0xc2, 0xc4, 0xd0].map((register) => [register, kAtReset]));
const kBits = { 0x3a: '55h: 16 bits on this interface as well as on the one for moving pictures, which is not wired' };
const kSixtyHertz = { 0xc6: kAtReset };

const kSsd1306 = {
  table: { 0xd5: [0xd5, 0x80], 0xa8: [0xa8, 0x3f], 0xd3: [0xd3, 0x00], 0x40: [0x40], 0x8d: [0x8d, 0x14],
    0x20: [0x20, 0x00], 0xa0: [0xa1], 0xc0: [0xc8], 0xda: [0xda, 0x12], 0xd9: [0xd9, 0xf1], 0xdb: [0xdb, 0x40],
    0x2e: [0x2e], 0xa4: [0xa4], 0xa6: [0xa6] },
  omitted: { 0x2e: 'scrolling is off after a reset, and nothing here switches it on' },
  other: {},
  added: {},
};

/**
 * For every board: the maker's `table`; registers of it that are `omitted`, or get an `other` value, and those
 * `added` to it; each with its reason.
 */
export const kMakers = {
  picosystem: {
    table: { 0x36: [0x04], 0x35: [0x00], ...kPorches, 0x3a: [0x03], 0x26: [0x01], 0xb7: [0x14], 0xbb: [0x25],
      ...kPower, 0xc6: [0x1e], ...kSquareGamma, 0x21: [] },
    omitted: { ...kDefaults, ...kVoltages, 0x26: kAtReset },
    other: { 0x3a: '16 bits a pixel: what is drawn has that many, and the wire is fast enough' },
    added: {},
  },
  pico_lcd_1_3: {
    table: { 0x36: [0x70], 0x3a: [0x05], ...kPorches, 0xb7: [0x35], 0xbb: [0x19], ...kPower, 0xc6: [0x0f],
      ...kSquareGamma, 0x21: [] },
    omitted: { ...kDefaults, ...kVoltages, ...kSixtyHertz },
    other: kBits,
    added: {},
  },
  pico_display_2: {
    table: { 0x35: [], 0x3a: [0x05], ...kPorches, ...kPower, 0xc6: [0x0f], 0xb0: [0x00, 0xc0], 0xb7: [0x35],
      0xbb: [0x1f], ...kWideGamma, 0x21: [], 0x36: [0x70] },
    omitted: { ...kDefaults, ...kVoltages, ...kSixtyHertz, 0x35: 'its wire is not connected on this board',
      0xb0: 'how 16 bits become 18: matters only together with its gamma' },
    other: kBits,
    added: {},
  },
  pico_oled: kSsd1306,
  pico_oled_spi: kSsd1306,
  pico_oled_sh1106: {
    table: { 0xa4: [0xa4], 0xd5: [0xd5, 0x50], 0xa8: [0xa8, 0x3f], 0xd3: [0xd3, 0x00], 0x40: [0x40],
      0xad: [0xad, 0x8b], 0xd9: [0xd9, 0x22], 0xdb: [0xdb, 0x35], 0x32: [0x32], 0xa6: [0xa6], 0xda: [0xda, 0x12] },
    omitted: { 0x32: kAtReset },
    other: { 0xd5: '15 % faster than the middle, as u8g2 drives the same modules under the name SSD1306' },
    added: { 0xa0: 'A1h: the cable is above the picture', 0xc0: 'C8h: the cable is above the picture' },
  },
};

/** Sentences of what differs from the maker's table without a reason; and reasons for what does not differ. */
export function differences(board, setUp) {
  const { table, omitted, other, added } = kMakers[board];
  const name = (register) => `${Number(register).toString(16)}h`;
  const text = (values) => `[${values.map((value) => value.toString(16)).join(' ')}]`;
  const found = [];
  for (const [register, wanted] of Object.entries(table)) {
    const sent = setUp.get(Number(register));
    const excused = register in omitted || register in other;
    const same = sent !== undefined && text(sent) === text(wanted);
    if (sent === undefined && !(register in omitted)) found.push(`${name(register)} ${text(wanted)} is not sent`);
    else if (sent !== undefined && register in omitted) found.push(`${name(register)} is sent, and named as omitted`);
    else if (!same && !excused) found.push(`${name(register)}: ${text(sent)} instead of ${text(wanted)}`);
    else if (same && excused) found.push(`${name(register)} needs no reason: it is the maker's`);
  }
  for (const register of setUp.keys()) {
    if (!(register in table) && !(register in added)) found.push(`${name(register)} is sent, and in no table`);
  }
  for (const register of Object.keys(added)) {
    if (!setUp.has(Number(register))) found.push(`${name(register)} is not sent, and named as added`);
  }
  return found;
}
