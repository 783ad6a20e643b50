// From power to the first picture.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, boardNumber, newBlankDevice, newDevice } from './context.mjs';
import { assertSamePictures } from './compare.mjs';
import { crystalMs } from './figures.mjs';
import { atHome } from './steps.mjs';
import { parseScript } from '../../emulator/script.mjs';

const settle = parseScript('settle');

test('the first picture is the host\'s, pixel for pixel', () => {
  const device = newDevice();
  device.powerOn();
  const counts = assertSamePictures(device, settle, () => ['--seed', '1']);
  console.log(`${board.name}: ${counts.pictures} picture, ${device.panel.bytes} bytes sent`);
});

test('a blank device asks for the language and offers a guided round before it shows home', () => {
  const home = atHome().picture().hash();
  const device = newBlankDevice();
  const seen = [];
  const look = () => {
    device.settle();
    seen.push(device.picture().hash());
  };
  device.powerOn();
  look();
  for (const key of ['A', 'A', 'B']) {
    device.press(key);
    look();
  }
  assert.equal(new Set(seen).size, 4, 'logo, languages, offer, home');
  assert.equal(seen[3], home);
});

test('the panel stays dark until its memory holds the picture', () => {
  const device = newDevice();
  const seen = new Set();
  device.onLight(() => seen.add(device.picture().hash()));
  device.powerOn();
  device.settle();
  assert.deepEqual([...seen], [device.picture().hash()]);
});

test('it boots with every button held at power-on', () => {
  const device = newDevice();
  for (const key of Object.keys(board.keys.pins)) device.hold(key);
  device.powerOn();
  assert.ok(device.settle());
  assert.ok(device.picture().pixels.some((pixel) => pixel !== 0));
});

test('the crystal gets the time that the board names: with a Pico what those of copies of it need', () => {
  const wanted = boardNumber('BOARD_CRYSTAL_MS');
  if (board.module === 'pico') assert.equal(wanted, 64);
  const ms = crystalMs();
  assert.ok(ms >= wanted && ms < wanted + 2, `${ms} ms instead of ${wanted}`);
});
