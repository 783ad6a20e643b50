// The instructions that emulator/quick_core.mjs executes, compared with those of rp2040js: every opcode of
// 16 bits with random registers, flags and memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FlashCache } from '../../emulator/flash_cache.mjs';
import { executesItself } from '../../emulator/opcodes.mjs';
import { executeInstruction } from '../../emulator/quick_core.mjs';
import { RP2040 } from '../../emulator/rp2040.mjs';
import { StrictMemory, beStrict } from '../../emulator/strict.mjs';
import { warnings } from '../../emulator/warnings.mjs';

console.warn = () => {}; // rp2040js warns of registers that SIO does not have

const kCode = 0x20000100;
const kTries = 3;

let noise = 1;
function random(below) {
  noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
  return Math.floor(((noise >>> 0) / 2 ** 32) * below);
}
const kEdges = [0, 1, 2, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff];
/** Addresses of RAM, flash and registers without effect, numbers at the edges, and any others. */
function randomWord() {
  switch (random(7)) {
    case 0: return kEdges[random(kEdges.length)];
    case 1: return random(64);
    case 2: return 0x20001000 + 4 * random(1000);
    case 3: return 0x10000000 + 4 * random(1000);
    case 4: return 0x40058000 + 12 + 4 * random(8); // scratch registers of the watchdog
    case 5: return 0xd0000010; // SIO, levels of the pins
    default: return random(0x40000000) + (random(2) === 0 ? 0 : 0x80000000); // beside the registers
  }
}

function chip() {
  const rp = new RP2040();
  rp.logger = warnings;
  rp.flash = new Uint8Array(0x10000);
  const cache = new FlashCache();
  beStrict(rp, cache);
  return { rp, core: rp.core, cache, memory: rp.memory };
}

/** What an instruction did: registers, flags, cycles, accesses in their order, or the error. */
function outcome({ core, cache }, registers, flags, execute) {
  core.registers.set(registers);
  [core.N, core.Z, core.C, core.V] = flags;
  core.interruptsUpdated = core.waiting = false;
  cache.waited = 0;
  let cycles;
  try {
    cycles = execute();
  } catch (error) {
    return { error: error.message };
  }
  return { cycles, waited: cache.waited, flags: [core.N, core.Z, core.C, core.V], registers: [...core.registers], waiting: core.waiting };
}

test('every quick opcode does what rp2040js does', () => {
  const [quick, slow] = [chip(), chip()];
  let accesses = [];
  for (const name of ['read8', 'read16', 'read32', 'write8', 'write16', 'write32']) {
    const access = StrictMemory.prototype[name];
    for (const { memory } of [quick, slow]) {
      memory[name] = function noted(at, value) {
        accesses.push([name, at >>> 0, value]);
        return access.call(this, at, value);
      };
    }
  }
  for (let i = 0; i < 0x10000; i++) {
    quick.rp.flash[i] = slow.rp.flash[i] = random(256);
    quick.rp.sram[i] = slow.rp.sram[i] = random(256);
  }
  let compared = 0;
  for (let opcode = 0; opcode < 0x10000; opcode++) {
    if (!executesItself(opcode)) continue;
    for (let i = 0; i < kTries; i++, compared++) {
      const second = 0xd000 | random(0x10000); // of BL; another instruction otherwise
      for (const { rp } of [quick, slow]) {
        rp.sramView.setUint16(kCode - 0x20000000, opcode, true);
        rp.sramView.setUint16(kCode - 0x20000000 + 2, second, true);
      }
      const registers = Array.from({ length: 16 }, randomWord);
      [registers[13], registers[15]] = [0x20002000 + 4 * random(100), kCode];
      const flags = Array.from({ length: 4 }, () => random(2) === 1);
      accesses = [];
      const expected = outcome(slow, registers, flags, () => slow.core.executeInstruction());
      const expectedAccesses = accesses;
      accesses = [];
      const actual = outcome(quick, registers, flags, () => executeInstruction(quick.core, quick.memory));
      const what = `opcode ${opcode.toString(16)} with ${registers.map((value) => value.toString(16))}, ${flags}`;
      assert.deepEqual(actual, expected, what);
      assert.deepEqual(accesses, expectedAccesses, what);
    }
  }
  console.log(`${compared} instructions compared`);
  assert.deepEqual(quick.rp.sram, slow.rp.sram);
});
