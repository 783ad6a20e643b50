// The image of a board's second chip, which no emulator runs: its size against the budgets of the first.
//   node second_chip.test.mjs --board pico_oled --firmware build/pico_oled/rp2350 --felicity PROGRAM
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Elf } from '../../emulator/elf.mjs';
import { budgets } from './budgets.mjs';
import { Host } from './host.mjs';
import { flashOf } from './linker_map.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { board: text, firmware: text, felicity: text } });
const board = new Host(values.felicity).board(values.board);
const image = join(values.firmware, `felicity-${board.name}`);

test('the image for the second chip fits the budgets of the first', () => {
  const elf = new Elf(readFileSync(`${image}.elf`));
  const most = budgets(board);
  console.log(`${board.name}: ${elf.flashBytes} bytes of flash, ${elf.ramBytes} of static RAM`);
  // A figure that is too small was not measured.
  assert.ok(elf.flashBytes > 100 * 1024 && elf.flashBytes <= most.flash, `${elf.flashBytes} bytes of flash, at most ${most.flash}`);
  assert.ok(elf.ramBytes > 8 * 1024 && elf.ramBytes <= most.ram, `${elf.ramBytes} bytes of RAM, at most ${most.ram}`);
});

// The same bytes mean the same in both: no address is stored in them (docs/firmware.md).
test('saves move from a Pico to a Pico 2 between the places that the document names', () => {
  const place = (folder) => new Elf(readFileSync(join(folder, `felicity-${board.name}.elf`))).address('felicity_save_region');
  const document = readFileSync(fileURLToPath(new URL('../../docs/firmware.md', import.meta.url)), 'utf8');
  const numbers = document.match(/picotool save -r ([0-9a-f]+) ([0-9a-f]+) saves\.bin.*\npicotool load saves\.bin -t bin -o ([0-9a-f]+) /);
  const [from, end, to] = numbers.slice(1).map((number) => Number.parseInt(number, 16));
  assert.equal(from, place(join(values.firmware, '..')));
  assert.equal(to, place(values.firmware));
  assert.equal(end - from, board.save.bytes);
});

test('the drivers of the second chip are in it, those of the first are not', () => {
  const map = readFileSync(`${image}.map`, 'utf8');
  assert.ok(flashOf(map, /entropy_trng\.cpp/) > 0);
  assert.equal(flashOf(map, /entropy_rosc\.cpp/), 0);
});
