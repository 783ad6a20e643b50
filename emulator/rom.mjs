// A stand-in for the RP2040's boot ROM, which rp2040js lacks: the tables of section 2.8.3 of
// the data sheet, and at every entry a breakpoint that JavaScript handles.
const kThumb = 1;
const kReturn = 0x4770; // bx lr
const kBreak = 0xbe00; // bkpt #n
const kRomBytes = 16384;

const code = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

const reversed = (value) => {
  let result = 0;
  for (let bit = 0; bit < 32; bit++) result = (result << 1) | ((value >>> bit) & 1);
  return result;
};

const ones = (value) => {
  let count = 0;
  for (let rest = value >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count++;
  return count;
};

/**
 * @param rp the chip
 * @param flash what RE and RP work on
 * @param cache the flash's: FC empties it, and it keeps the cycles that a function needs
 * @param version of the ROM
 * @param onUsbBoot called when the program leaves for the boot loader on USB
 */
export function installRom(rp, flash, cache, version, onUsbBoot) {
  const spend = (cycles) => { cache.waited += cycles; };
  const registers = rp.core.registers;
  const milliseconds = (ms) => spend((ms / 1000) * rp.clkSys);
  const change = (operate, cycles = 20) => () => {
    registers[0] = operate(registers[0]);
    spend(cycles);
  };
  // Words, where both addresses allow it: the flash charges for every read.
  const copy = () => {
    const [to, from, size] = registers;
    const words = ((to | from) & 3) === 0 ? size & ~3 : 0;
    for (let i = 0; i < words; i += 4) rp.core.writeUint32(to + i, rp.core.readUint32(from + i));
    for (let i = words; i < size; i++) rp.core.writeUint8(to + i, rp.core.readUint8(from + i));
    spend(20 + (size >> 1));
  };
  const fill = () => {
    for (let i = 0; i < registers[2]; i++) rp.core.writeUint8(registers[0] + i, registers[1] & 255);
    spend(20 + (registers[2] >> 2));
  };
  const program = () => {
    const data = new Uint8Array(registers[2]);
    for (let i = 0; i < data.length; i++) data[i] = rp.core.readUint8(registers[1] + i);
    milliseconds(flash.program(registers[0], data));
  };
  // The letters are those of the data sheet: population count, reverse, leading and trailing zeros,
  // memory, flash. Floating point is not there: the firmware has none.
  const functions = {
    P3: change(ones),
    R3: change(reversed),
    L3: change(Math.clz32),
    T3: change((value) => (value === 0 ? 32 : 31 - Math.clz32(value & -value))),
    MC: copy,
    C4: copy,
    MS: fill,
    S4: fill,
    IF: () => {},
    EX: () => {},
    FC: () => cache.flush(),
    CX: () => {},
    RE: () => milliseconds(flash.erase(registers[0], registers[1])),
    RP: program,
    UB: onUsbBoot,
  };

  const rom = new DataView(new ArrayBuffer(kRomBytes));
  const answers = [];
  let at = 0x40;
  const trap = (answer) => {
    const address = at;
    rom.setUint16(at, kBreak | (answers.push(answer) - 1), true);
    rom.setUint16(at + 2, kReturn, true);
    at += 4;
    return address | kThumb;
  };
  const table = Object.entries(functions).map(([name, answer]) => [code(name), trap(answer)]);
  const lookup = trap(() => {
    let entry = registers[0];
    while (rp.readUint16(entry) !== 0 && rp.readUint16(entry) !== (registers[1] & 0xffff)) entry += 4;
    registers[0] = rp.readUint16(entry) === 0 ? 0 : rp.readUint16(entry + 2);
    spend(30);
  });
  const functionTable = at;
  for (const [name, address] of table) {
    rom.setUint16(at, name, true);
    rom.setUint16(at + 2, address, true);
    at += 4;
  }
  const emptyTable = at; // data: the tables of floating point are not there
  rom.setUint32(0, 0x20042000, true);
  new Uint8Array(rom.buffer).set([0x4d, 0x75, 0x01, version], 0x10); // 'M', 'u', 1
  rom.setUint16(0x14, functionTable, true);
  rom.setUint16(0x16, emptyTable, true);
  rom.setUint16(0x18, lookup, true);
  rp.bootrom.set(new Uint32Array(rom.buffer));

  rp.onBreak = (number) => {
    const from = rp.core.PC - 2;
    if (from < kRomBytes && answers[number]) return answers[number]();
    throw new Error(`breakpoint ${number} at 0x${(from >>> 0).toString(16)}`);
  };
}
