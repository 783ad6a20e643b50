// The instructions of 16 bits that quick_core.mjs executes itself, and those that it leaves to rp2040js.
export const kSp = 13;
export const kLr = 14;
export const kPc = 15;

// The kinds in the order of the switch in quick_core.mjs. A row for each: its name, the bits of its opcodes that are
// fixed, and how many follow them.
const kKinds = [
  ['rest', null, 0],
  ['movs', 0b00100, 11],
  ['cmpImmediate', 0b00101, 11],
  ['addsImmediate8', 0b00110, 11],
  ['subsImmediate8', 0b00111, 11],
  ['addsRegister', 0b0001100, 9],
  ['subsRegister', 0b0001101, 9],
  ['addsImmediate3', 0b0001110, 9],
  ['subsImmediate3', 0b0001111, 9],
  ['lslsImmediate', 0b00000, 11],
  ['lsrsImmediate', 0b00001, 11],
  ['asrsImmediate', 0b00010, 11],
  ['ands', 0b0100000000, 6],
  ['eors', 0b0100000001, 6],
  ['orrs', 0b0100001100, 6],
  ['bics', 0b0100001110, 6],
  ['tst', 0b0100001000, 6],
  ['muls', 0b0100001101, 6],
  ['cmpRegister', 0b0100001010, 6],
  ['mov', 0b01000110, 8],
  ['ldrLiteral', 0b01001, 11],
  ['ldr', 0b01101, 11],
  ['ldrb', 0b01111, 11],
  ['ldrh', 0b10001, 11],
  ['ldrSp', 0b10011, 11],
  ['ldrRegister', 0b0101100, 9],
  ['ldrbRegister', 0b0101110, 9],
  ['ldrhRegister', 0b0101101, 9],
  ['ldrsb', 0b0101011, 9],
  ['ldrsh', 0b0101111, 9],
  ['str', 0b01100, 11],
  ['strb', 0b01110, 11],
  ['strh', 0b10000, 11],
  ['strSp', 0b10010, 11],
  ['strRegister', 0b0101000, 9],
  ['strbRegister', 0b0101010, 9],
  ['strhRegister', 0b0101001, 9],
  ['branchIf', 0b1101, 12],
  ['branch', 0b11100, 11],
  ['uxtb', 0b1011001011, 6],
  ['uxth', 0b1011001010, 6],
  ['sxtb', 0b1011001001, 6],
  ['sxth', 0b1011001000, 6],
  ['mvns', 0b0100001111, 6],
  ['rsbs', 0b0100001001, 6],
  ['addHigh', 0b01000100, 8],
  ['cmpHigh', 0b01000101, 8],
  ['addToSp', 0b101100000, 7],
  ['subFromSp', 0b101100001, 7],
  ['spPlus', 0b10101, 11],
  ['push', 0b1011010, 9],
  ['pop', 0b1011110, 9],
  ['ldm', 0b11001, 11],
  ['stm', 0b11000, 11],
  ['bx', 0b010001110, 7],
  ['bl', 0b11110, 11],
];
const kIndex = Object.fromEntries(kKinds.map(([name], index) => [name, index]));

/** The kind of every opcode of 16 bits. */
export const kKindOf = new Uint8Array(0x10000);
kKinds.forEach(([, fixed, free], kind) => {
  if (kind !== kIndex.rest) kKindOf.fill(kind, fixed << free, (fixed + 1) << free);
});
kKindOf.fill(kIndex.rest, 0xde00, 0xe000); // UDF and SVC among the branches
for (let low = 0; low < 0x100; low++) { // ADD, CMP and MOV of any registers: not of these
  const [from, to] = [(low >> 3) & 15, ((low >> 4) & 8) | (low & 7)];
  if (from === kPc || to === kPc || to === kSp) for (const high of [0x4400, 0x4500, 0x4600]) kKindOf[high | low] = kIndex.rest;
}
for (let low = 0; low < 0x80; low++) if ((low & 7) !== 0) kKindOf[0x4700 | low] = kIndex.rest;

/** Whether an opcode is not left to rp2040js. */
export const executesItself = (opcode) => kKindOf[opcode] !== kIndex.rest;
