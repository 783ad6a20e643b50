// Executes the instructions that programs mostly consist of; rp2040js, which asks for one kind after the
// other until one fits, executes the rest. Registers, flags, cycles and memory accesses are the same:
// tests/target/instructions.test.mjs compares them.
import { kKindOf, kLr, kPc, kSp } from './opcodes.mjs';

// What an access takes beside the instruction itself. Flash reads wait in the cache, which counts that.
const kReadPeripheral = 3;
const kWritePeripheral = 4;
function accessCycles(address, ofPeripheral) {
  const region = address >>> 28;
  return region === 0xd ? 0 : region === 4 ? ofPeripheral : 1;
}

function setNz(core, value) {
  core.N = value < 0;
  core.Z = value === 0;
}

function add(core, a, b) {
  const sum = (a + b) | 0;
  core.N = sum < 0;
  core.Z = sum === 0;
  core.C = (sum >>> 0) < (a >>> 0);
  core.V = ((a ^ sum) & (b ^ sum)) < 0;
  return sum;
}

function subtract(core, a, b) {
  const difference = (a - b) | 0;
  core.N = difference < 0;
  core.Z = difference === 0;
  core.C = (a >>> 0) >= (b >>> 0);
  core.V = ((a ^ b) & (a ^ difference)) < 0;
  return difference;
}

function holds(core, condition) {
  switch (condition) {
    case 0: return core.Z;
    case 1: return !core.Z;
    case 2: return core.C;
    case 3: return !core.C;
    case 4: return core.N;
    case 5: return !core.N;
    case 6: return core.V;
    case 7: return !core.V;
    case 8: return core.C && !core.Z;
    case 9: return !core.C || core.Z;
    case 10: return core.N === core.V;
    case 11: return core.N !== core.V;
    case 12: return core.N === core.V && !core.Z;
    default: return core.N !== core.V || core.Z;
  }
}

function read32(registers, memory, to, address) {
  registers[to] = memory.read32(address);
  return 1 + accessCycles(address, kReadPeripheral);
}
function read16(registers, memory, to, address) {
  registers[to] = memory.read16(address);
  return 1 + accessCycles(address, kReadPeripheral);
}
function read8(registers, memory, to, address) {
  registers[to] = memory.read8(address);
  return 1 + accessCycles(address, kReadPeripheral);
}
function write32(registers, memory, from, address) {
  memory.write32(address, registers[from]);
  return 1 + accessCycles(address, kWritePeripheral);
}
function write16(registers, memory, from, address) {
  memory.write16(address, registers[from]);
  return 1 + accessCycles(address, kWritePeripheral);
}
function write8(registers, memory, from, address) {
  memory.write8(address, registers[from]);
  return 1 + accessCycles(address, kWritePeripheral);
}

function push(registers, memory, list) {
  let cycles = 1;
  let address = registers[kSp];
  for (let bits = list; bits !== 0; bits &= bits - 1) address -= 4;
  const top = address;
  for (let i = 0; i < 8; i++) {
    if ((list >> i & 1) === 0) continue;
    memory.write32(address, registers[i]);
    address += 4;
    cycles++;
  }
  if (list > 0xff) memory.write32(address, registers[kLr]);
  registers[kSp] = top;
  return cycles;
}

function pop(core, memory, list) {
  const { registers } = core;
  let cycles = 1;
  let address = registers[kSp];
  for (let i = 0; i < 8; i++) {
    if ((list >> i & 1) === 0) continue;
    registers[i] = memory.read32(address);
    address += 4;
    cycles++;
  }
  if (list <= 0xff) {
    registers[kSp] = address;
    return cycles;
  }
  registers[kSp] = address + 4;
  core.BXWritePC(memory.read32(address));
  return cycles + 2;
}

function loadMany(registers, memory, base, list) {
  let cycles = 1;
  let address = registers[base];
  for (let i = 0; i < 8; i++) {
    if ((list >> i & 1) === 0) continue;
    registers[i] = memory.read32(address);
    address += 4;
    cycles++;
  }
  if ((list >> base & 1) === 0) registers[base] = address;
  return cycles;
}

function storeMany(registers, memory, base, list) {
  let cycles = 1;
  let address = registers[base];
  for (let i = 0; i < 8; i++) {
    if ((list >> i & 1) === 0) continue;
    memory.write32(address, registers[i]);
    address += 4;
    cycles++;
  }
  if ((list >> base & 1) === 0) registers[base] = address;
  return cycles;
}

// BL; what else begins with its first half is rare.
function call(core, memory, at, first) {
  const { registers } = core;
  const second = memory.read16(at + 2);
  if ((second & 0xd000) !== 0xd000) {
    registers[kPc] = at;
    return core.executeInstruction();
  }
  const sign = (first >> 10) & 1;
  const high = (((second >> 13) ^ sign) & 1) === 0 ? 1 << 23 : 0;
  const middle = (((second >> 11) ^ sign) & 1) === 0 ? 1 << 22 : 0;
  const far = (sign === 1 ? 0xff000000 : 0) | high | middle | (first & 0x3ff) << 12 | (second & 0x7ff) << 1;
  registers[kLr] = (at + 4) | 1;
  registers[kPc] = at + 4 + far;
  core.blTaken(core, false);
  return 3;
}

/** core.executeInstruction(), faster. @param memory the StrictMemory of the core @returns cycles */
export function executeInstruction(core, memory) {
  if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
  const { registers } = core;
  const at = registers[kPc] & ~1;
  const opcode = memory.read16(at);
  const kind = kKindOf[opcode];
  if (kind === 0) return core.executeInstruction();
  registers[kPc] = at + 2;
  const d = opcode & 7; // the fields of most instructions
  const n = (opcode >> 3) & 7;
  const m = (opcode >> 6) & 7;
  const t = (opcode >> 8) & 7;
  const imm5 = (opcode >> 6) & 31;
  const imm8 = opcode & 0xff;
  switch (kind) {
    case 1: registers[t] = imm8; core.N = false; core.Z = imm8 === 0; return 1; // movs
    case 2: subtract(core, registers[t] | 0, imm8); return 1; // cmpImmediate
    case 3: registers[t] = add(core, registers[t] | 0, imm8); return 1; // addsImmediate8
    case 4: registers[t] = subtract(core, registers[t] | 0, imm8); return 1; // subsImmediate8
    case 5: registers[d] = add(core, registers[n] | 0, registers[m] | 0); return 1; // addsRegister
    case 6: registers[d] = subtract(core, registers[n] | 0, registers[m] | 0); return 1; // subsRegister
    case 7: registers[d] = add(core, registers[n] | 0, m); return 1; // addsImmediate3
    case 8: registers[d] = subtract(core, registers[n] | 0, m); return 1; // subsImmediate3
    case 9: { // lslsImmediate
      const value = registers[n] | 0;
      if (imm5 !== 0) core.C = ((value >>> (32 - imm5)) & 1) === 1;
      setNz(core, (registers[d] = value << imm5) | 0);
      return 1;
    }
    case 10: { // lsrsImmediate
      const value = registers[n] | 0;
      core.C = ((value >>> (imm5 === 0 ? 31 : imm5 - 1)) & 1) === 1;
      setNz(core, (registers[d] = imm5 === 0 ? 0 : value >>> imm5) | 0);
      return 1;
    }
    case 11: { // asrsImmediate
      const value = registers[n] | 0;
      core.C = ((value >>> (imm5 === 0 ? 31 : imm5 - 1)) & 1) === 1;
      setNz(core, (registers[d] = value >> (imm5 === 0 ? 31 : imm5)) | 0);
      return 1;
    }
    case 12: setNz(core, (registers[d] &= registers[n]) | 0); return 1; // ands
    case 13: setNz(core, (registers[d] ^= registers[n]) | 0); return 1; // eors
    case 14: setNz(core, (registers[d] |= registers[n]) | 0); return 1; // orrs
    case 15: setNz(core, (registers[d] &= ~registers[n]) | 0); return 1; // bics
    case 16: setNz(core, registers[d] & registers[n]); return 1; // tst
    case 17: setNz(core, (registers[d] = Math.imul(registers[d], registers[n])) | 0); return 1; // muls
    case 18: subtract(core, registers[d] | 0, registers[n] | 0); return 1; // cmpRegister
    case 19: registers[((opcode >> 4) & 8) | d] = registers[(opcode >> 3) & 15]; return 1; // mov
    case 20: return read32(registers, memory, t, ((at + 4) & ~3) + (imm8 << 2)); // ldrLiteral
    case 21: return read32(registers, memory, d, (registers[n] + (imm5 << 2)) | 0); // ldr
    case 22: return read8(registers, memory, d, (registers[n] + imm5) | 0); // ldrb
    case 23: return read16(registers, memory, d, (registers[n] + (imm5 << 1)) | 0); // ldrh
    case 24: return read32(registers, memory, t, (registers[kSp] + (imm8 << 2)) | 0); // ldrSp
    case 25: return read32(registers, memory, d, (registers[n] + registers[m]) | 0); // ldrRegister
    case 26: return read8(registers, memory, d, (registers[n] + registers[m]) | 0); // ldrbRegister
    case 27: return read16(registers, memory, d, (registers[n] + registers[m]) | 0); // ldrhRegister
    case 28: { // ldrsb
      const cycles = read8(registers, memory, d, (registers[n] + registers[m]) | 0);
      registers[d] = (registers[d] << 24) >> 24;
      return cycles;
    }
    case 29: { // ldrsh
      const cycles = read16(registers, memory, d, (registers[n] + registers[m]) | 0);
      registers[d] = (registers[d] << 16) >> 16;
      return cycles;
    }
    case 30: return write32(registers, memory, d, (registers[n] + (imm5 << 2)) | 0); // str
    case 31: return write8(registers, memory, d, (registers[n] + imm5) | 0); // strb
    case 32: return write16(registers, memory, d, (registers[n] + (imm5 << 1)) | 0); // strh
    case 33: return write32(registers, memory, t, (registers[kSp] + (imm8 << 2)) | 0); // strSp
    case 34: return write32(registers, memory, d, (registers[n] + registers[m]) | 0); // strRegister
    case 35: return write8(registers, memory, d, (registers[n] + registers[m]) | 0); // strbRegister
    case 36: return write16(registers, memory, d, (registers[n] + registers[m]) | 0); // strhRegister
    case 37: // branchIf
      if (!holds(core, (opcode >> 8) & 15)) return 1;
      registers[kPc] = at + 4 + ((opcode << 24) >> 23);
      return 2;
    case 38: registers[kPc] = at + 4 + ((opcode << 21) >> 20); return 2; // branch
    case 39: registers[d] = registers[n] & 0xff; return 1; // uxtb
    case 40: registers[d] = registers[n] & 0xffff; return 1; // uxth
    case 41: registers[d] = (registers[n] << 24) >> 24; return 1; // sxtb
    case 42: registers[d] = (registers[n] << 16) >> 16; return 1; // sxth
    case 43: setNz(core, (registers[d] = ~registers[n]) | 0); return 1; // mvns
    case 44: registers[d] = subtract(core, 0, registers[n] | 0); return 1; // rsbs
    case 45: registers[((opcode >> 4) & 8) | d] += registers[(opcode >> 3) & 15]; return 1; // addHigh
    case 46: subtract(core, registers[((opcode >> 4) & 8) | d] | 0, registers[(opcode >> 3) & 15] | 0); return 1; // cmpHigh
    case 47: registers[kSp] += (opcode & 0x7f) << 2; return 1; // addToSp
    case 48: registers[kSp] -= (opcode & 0x7f) << 2; return 1; // subFromSp
    case 49: registers[t] = registers[kSp] + (imm8 << 2); return 1; // spPlus
    case 50: return push(registers, memory, opcode & 0x1ff);
    case 51: return pop(core, memory, opcode & 0x1ff);
    case 52: return loadMany(registers, memory, t, imm8); // ldm
    case 53: return storeMany(registers, memory, t, imm8); // stm
    case 54: core.BXWritePC(registers[(opcode >> 3) & 15]); return 2; // bx
    default: return call(core, memory, at, opcode); // bl
  }
}
