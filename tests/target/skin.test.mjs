// A skin in the UF2 file: the device shows it as the host does, and ignores one that is damaged.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { board, newDevice, uf2, writtenScenario } from './context.mjs';
import { assertSamePictures } from './compare.mjs';
import { ask, kSwitchOn, waitForPort } from './console_line.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';

const kRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const kSkin = join(kRoot, 'tests', 'skin', 'changed.skin');
const kPictureByte = 400;

/** The board's UF2 with these bytes as its skin, made by tools/make-uf2. */
function withSkin(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'felicity-'));
  try {
    const [skin, game, made] = ['a.skin', 'game.uf2', 'made.uf2'].map((name) => join(folder, name));
    writeFileSync(skin, bytes);
    writeFileSync(game, uf2);
    execFileSync(join(kRoot, 'tools', 'make-uf2'), ['--skin', skin, made, game]);
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const skin = readFileSync(kSkin);

test('a skinned image shows the host\'s pictures, pixel for pixel', () => {
  const device = newDevice({ uf2: withSkin(skin) });
  dealFromSeed(device, 3);
  device.powerOn();
  const counts = assertSamePictures(device, writtenScenario('skin'), () => ['--seed', '3', '--skin', kSkin]);
  console.log(`${board.name}: ${counts.pictures} pictures with a skin`);
});

/** What the console says of this skin, and the picture of the home screen. */
function reported(image) {
  const device = newDevice({ uf2: image });
  const cable = new Cable(device);
  device.powerOn();
  device.settle();
  const first = device.picture().hash();
  playScript(device, parseScript(kSwitchOn));
  waitForPort({ device, cable });
  return { line: ask(device, cable, 'info').match(/^skin.*$/m)[0].trim(), first };
}

test('the console names the skin, and why one is not used; a damaged one is shown nowhere', () => {
  const own = reported(uf2);
  assert.equal(own.line, 'skin none');
  const skinned = reported(withSkin(skin));
  assert.equal(skinned.line, 'skin used Test skin');
  const damaged = Buffer.from(skin);
  damaged[kPictureByte] ^= 1;
  const ignored = reported(withSkin(damaged));
  assert.equal(ignored.line, 'skin not used: it is damaged');
  assert.equal(new Set([own, skinned, ignored].map(({ first }) => first)).size, 3, 'title, skin, why not');
});
