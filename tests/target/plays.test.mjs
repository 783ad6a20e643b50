// Games played with the buttons, every settled picture compared with the host's.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertSamePictures } from './compare.mjs';
import { board, hasCross, isLong, newDevice, scenario } from './context.mjs';
import { dealFromSeed } from './emulator/chance.mjs';

const kWholeGame = ['pico_oled', 'picosystem'];
const kSeats = 4;
const kSeed = 3; // the deal that the script was written for

const whole = scenario(hasCross ? 'game_4' : 'game_4_four_buttons');

// Everybody holds A once a round to place a card.
function firstRound(steps) {
  const holds = steps.map(({ verb, word }, at) => (verb === 'hold' && word === 'A' ? at : -1)).filter((at) => at >= 0);
  return steps.slice(0, holds[kSeats]);
}

function report(what, device, counts) {
  console.log(`${board.name}: ${what}: ${counts.presses} presses, ${counts.pictures} pictures equal, ` +
    `${device.panel.bytes} bytes on the bus`);
}

function plays(what, steps) {
  const device = newDevice();
  dealFromSeed(device, kSeed);
  device.powerOn();
  report(what, device, assertSamePictures(device, steps, () => ['--seed', String(kSeed)]));
}

if (kWholeGame.includes(board.name) || isLong) {
  test('a whole game of four shows what it shows on the host', () => plays('game', whole));
} else {
  test('a round of four shows what it shows on the host', () => plays('round', firstRound(whole)));
}

test('the oscillator\'s chance deals the same game on the host', () => {
  const device = newDevice({ seed: 20_240_229 });
  const keys = [];
  device.onEntropy((key) => keys.push(Buffer.from(key).toString('hex')));
  device.powerOn();
  const counts = assertSamePictures(device, firstRound(whole), () => ['--entropy', keys[0]]);
  assert.equal(keys.length, 1);
  assert.notEqual(keys[0], '00'.repeat(32));
  report(`dealt from ${keys[0].slice(0, 8)}...`, device, counts);
});
