// Games played with the buttons, every settled picture and every write of the flash compared with the host's.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { board, hasB, host, isLong, newDevice } from './context.mjs';
import { dealFromSeed } from '../../emulator/entropy.mjs';
import { firstRound, kSeed, wholeGame } from './steps.mjs';

/**
 * A whole game is played on the first board of each controller with few pixels, and on one whose B is A, held; the others play a round,
 * and a whole game in the long form: in colour it takes a minute and a half.
 */
const isFirstOfItsKind = host.boards().find(({ panel }) => panel.controller === board.panel.controller).name === board.name;
const playsWholeGame = isLong || !hasB || (board.panel.depth === 'mono' && isFirstOfItsKind);

function report(what, device, counts) {
  console.log(`${board.name}: ${what}: ${counts.presses} presses, ${counts.pictures} pictures and ` +
    `${counts.writes} writes of the flash equal, ${device.panel.bytes} bytes on the bus`);
}

function plays(what, steps) {
  const device = newDevice();
  dealFromSeed(device, kSeed);
  device.powerOn();
  report(what, device, assertSamePictures(device, steps, () => ['--seed', String(kSeed)]));
}

if (playsWholeGame) {
  test('a whole game of four shows what it shows on the host', () => plays('game', wholeGame()));
} else {
  test('a round of four shows what it shows on the host', () => plays('round', firstRound()));
}

test('entropy of the ring oscillator deals the same game on the host', () => {
  const device = newDevice({ seed: 20_240_229 });
  const keys = [];
  device.onEntropy((key) => keys.push(Buffer.from(key).toString('hex')));
  device.powerOn();
  const counts = assertSamePictures(device, firstRound(), () => ['--entropy', keys[0]]);
  assert.equal(keys.length, 1);
  assert.notEqual(keys[0], '00'.repeat(32));
  report(`dealt from ${keys[0].slice(0, 8)}...`, device, counts);
});
