// The arguments of every test here: a board, its image, and the host program to compare with.
//
//   node NAME.test.mjs --board pico_oled --firmware FOLDER --felicity PROGRAM [--long]
//     [--full-device PROGRAM]
//
// FOLDER holds felicity-BOARD.uf2, .elf and .map; --full-device is tools/generators/write_full_device.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Device } from '../../emulator/device.mjs';
import { Elf } from '../../emulator/elf.mjs';
import { Host } from './host.mjs';
import { parseScript, withoutAnimations } from '../../emulator/script.mjs';

const { values } = parseArgs({
  options: {
    board: { type: 'string' },
    firmware: { type: 'string' },
    felicity: { type: 'string' },
    'full-device': { type: 'string' },
    long: { type: 'boolean', default: false },
  },
});
for (const name of ['board', 'firmware', 'felicity']) {
  if (!values[name]) throw new Error(`--${name} is missing`);
}

export const isLong = values.long;
export const host = new Host(values.felicity, values['full-device']);
export const board = host.board(values.board);
export const elf = new Elf(readFileSync(join(values.firmware, `felicity-${board.name}.elf`)));
export const linkerMap = readFileSync(join(values.firmware, `felicity-${board.name}.map`), 'utf8');
export const uf2 = readFileSync(join(values.firmware, `felicity-${board.name}.uf2`));

/** A device with the image in its flash and nothing else, power off: it asks for the language first. */
export const newBlankDevice = (options = {}) => new Device({ board, uf2, elf, ...options });

/** The same, but its owner has chosen English. */
export function newDevice(options = {}) {
  const device = newBlankDevice(options);
  device.chip.flash.bytes.set(host.usedSave(), elf.address('felicity_save_region') - 0x10000000);
  return device;
}

/** A number that the board's board.cmake sets, or pico.cmake for it. */
export function boardNumber(variable) {
  const boards = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'boards');
  const own = readFileSync(join(boards, board.name, 'board.cmake'), 'utf8');
  const pico = own.includes('/pico.cmake)') ? readFileSync(join(boards, 'pico.cmake'), 'utf8') : '';
  const found = `${pico}\n${own}`.match(new RegExp(`^set\\(${variable} (\\d+)\\)`, 'm'));
  if (!found) throw new Error(`boards/${board.name}/board.cmake: no set(${variable} NUMBER)`);
  return Number(found[1]);
}

/** A script of tests/scenarios, as it is there. */
export function writtenScenario(name) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'scenarios');
  return parseScript(readFileSync(join(folder, `${name}.keys`), 'utf8'));
}

/** The same, played without animations. */
export const scenario = (name) => withoutAnimations(writtenScenario(name), board);

export const hasB = board.keys.pins.B !== undefined; // else A held
export const hasCross = board.keys.pins.up !== undefined;
