// Runs one test program on the emulated core: node run.mjs PROGRAM.elf [ARGUMENT...]
import { readFileSync } from 'node:fs';
import { RP2040 } from '../../../emulator/rp2040.mjs';
import { Elf } from '../../../emulator/elf.mjs';
import { FlashCache } from '../../../emulator/flash_cache.mjs';
import { executeInstruction } from '../../../emulator/quick_core.mjs';
import { answerRequests } from '../../../emulator/semihosting.mjs';
import { beStrict } from '../../../emulator/strict.mjs';
import { warnings } from '../../../emulator/warnings.mjs';

const kSemihosting = 0xab;
const kMostInstructions = 5e9;

const [path, ...words] = process.argv.slice(2);
const elf = new Elf(readFileSync(path));
const rp = new RP2040();
rp.logger = warnings;
for (const { address, data } of elf.loaded()) {
  if (address >= 0x20000000) rp.sram.set(data, address - 0x20000000);
  else rp.flash.set(data, address - 0x10000000);
}
const cache = new FlashCache();
beStrict(rp, cache);

let status = null;
let cycles = 0;
let instructions = 0;
const answer = answerRequests(rp.core, {
  print: (bytes) => process.stdout.write(bytes),
  end: (code) => { status = code; },
  elapsed: () => cycles,
  commandLine: [path, ...words].join(' '),
  heap: (elf.address('end') + 7) & ~7,
});
rp.onBreak = (number) => {
  if (number !== kSemihosting) throw new Error(`breakpoint ${number} at 0x${rp.core.PC.toString(16)}`);
  answer();
};
rp.core.SP = 0x20042000;
rp.core.PC = elf.entry & ~1;

for (; status === null; instructions++) {
  if (instructions > kMostInstructions) throw new Error('the program does not end');
  cycles += executeInstruction(rp.core, rp.memory) + cache.waited;
  cache.waited = 0;
}
console.log(`${(cycles / 1e6).toFixed(1)} million cycles of a Cortex-M0+`);
process.exitCode = status;
