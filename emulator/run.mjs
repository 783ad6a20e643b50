// Plays a key script on an emulated device, without the tests:
//
//   build/host/felicity boards pico_oled --json > board.json
//   node emulator/run.mjs board.json build/pico_oled SCRIPT [--seed N]
//
// Prints the checksum of the panel at every settle and hash, and writes a PNG at every shot.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Device } from './device.mjs';
import { Elf } from './elf.mjs';
import { dealFromSeed } from './entropy.mjs';
import { writePng } from './png.mjs';
import { parseScript, playScript } from './script.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
if (positionals.length !== 3) {
  console.error('usage: node emulator/run.mjs BOARD_JSON FIRMWARE_FOLDER SCRIPT [--seed N]');
  process.exit(2);
}
const [boardFile, folder, script] = positionals;
const board = JSON.parse(readFileSync(boardFile, 'utf8'));
const image = join(folder, `felicity-${board.name}`);
const device = new Device({ board, uf2: readFileSync(`${image}.uf2`), elf: new Elf(readFileSync(`${image}.elf`)) });
if (values.seed !== undefined) dealFromSeed(device, Number(values.seed));
device.powerOn();
playScript(device, parseScript(readFileSync(script, 'utf8')), ({ verb, word }, picture) => {
  if (verb === 'shot') writePng(picture, word);
  else console.log(picture.hash());
});
