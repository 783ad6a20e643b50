// All key scripts of tests/scenarios on the WebAssembly module: every picture is the kept one, every expected text is
// on the screen.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { playScript } from '../../emulator/script.mjs';
import { module } from './built.mjs';
import { MemoryDevice } from './memory_device.mjs';
import { readPng } from './png.mjs';
import { kScripts, readScript } from './scripts.mjs';

const kPictures = join(kScripts, 'pictures');
const kNames = readdirSync(kScripts).filter((name) => name.endsWith('.keys')).map((name) => name.slice(0, -5));

function play({ facts, steps }, how, seen) {
  let flash;
  if (facts.after) {
    const earlier = new MemoryDevice(module, how);
    playScript(earlier, readScript(facts.after).steps);
    flash = earlier.engine.flash;
  }
  const skin = facts.skin && readFileSync(join(kScripts, '..', 'skin', `${facts.skin}.skin`));
  const device = new MemoryDevice(module, { ...how, flash, skin });
  playScript(device, steps, (step, rgba) => seen(step, rgba, device));
}

function difference(kept, rgba) {
  if (kept.rgba.length !== rgba.length) return 'another size';
  let count = 0;
  for (let i = 0; i < rgba.length; i++) count += kept.rgba[i] === rgba[i] ? 0 : 1;
  return count === 0 ? '' : `${count} values of ${rgba.length} differ`;
}

const speaks = new MemoryDevice(module, { board: 'pico_oled' }).engine.languages;
const unseen = new Set(readdirSync(kPictures, { recursive: true })
  .map(String).filter((name) => name.endsWith('.png')));

for (const name of kNames) {
  const script = readScript(name);
  const { boards, languages = 'en', seed = '1' } = script.facts;
  for (const board of boards.split(' ')) {
    for (const language of languages === 'all' ? speaks : languages.split(' ')) {
      test(`${name} on ${board} in ${language}`, () => {
        play(script, { board, language, seed }, (step, rgba) => {
          if (step.verb !== 'shot') return;
          const path = join(board, language === 'en' ? '' : language, step.word);
          const kept = readPng(readFileSync(join(kPictures, path)));
          assert.equal(difference(kept, rgba), '', path);
          unseen.delete(path);
        });
      });
    }
  }
}

test('every kept picture was compared', () => assert.deepEqual([...unseen], []));
