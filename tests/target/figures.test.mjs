// The figures that bench.mjs prints, compared with the budgets.
import assert from 'node:assert/strict';
import test from 'node:test';
import { budgets } from './budgets.mjs';
import { board } from './context.mjs';
import * as figures from './figures.mjs';

const isI2c = board.bus.kind === 'i2c';
const kKb = 1024;
const most = budgets(board);

const atMost = (what, value, limit) => {
  console.log(`${board.name}: ${what}: ${value.toFixed(3)}, at most ${limit}`);
  assert.ok(value <= limit, `${what}: ${value}, at most ${limit}`);
};

test('the image fits its board with room to spare', () => {
  const sizes = figures.sizes();
  assert.ok(sizes.bots > 8 * kKb, `computer players of ${sizes.bots} bytes: were they found in the map?`);
  atMost('flash in KB', sizes.flash / kKb, most.flash / kKb);
  atMost('static RAM in KB', sizes.ram / kKb, most.ram / kKb);
});

test('the first picture is sent 51 ms after reset, and light comes as soon as the panel allows it', () => {
  atMost('ms from reset to the first picture', figures.start().ms, figures.firstPictureMs());
  atMost('ms from reset to the first light', figures.firstLight().ms, figures.firstLightMs());
});

test('a changed bid is sent within 3 ms', () => {
  const { turned, played } = figures.keys();
  atMost('ms from the edge to the first byte of a turned bid', turned.wait, 3);
  atMost('ms of a turned bid on the wire', turned.wire, isI2c ? 2.5 : 1.5);
  atMost('ms from the edge to the first byte of a bid that was made', played.wait, 12);
});

test('the divided clock of an idle device on a battery costs a key next to nothing', () => {
  const [battery, cable] = [false, true].map((onCable) => figures.keys(onCable).turned.wait);
  atMost('ms that a key waits longer than on a cable', battery - cable, 0.1);
});

test('a redraw takes at most 3 % (I2C) or 10 % (SPI) longer than its bytes need on the wire', () => {
  const { ratio, bytes } = figures.redraw();
  assert.ok(bytes >= figures.frameBytes / 2, `only ${bytes} bytes: no large redraw was seen`);
  atMost('times of what the wire needs', ratio, isI2c ? 1.03 : 1.1);
});

test('no key sends more than one whole picture, and the first step of the animation that it starts', () => {
  atMost('most bytes sent for a key, in pictures', figures.traffic().most / figures.frameBytes, 1.25);
});

test('the processor sleeps while a player thinks', () => {
  const { alive, still } = figures.waiting();
  assert.ok(alive.bytes > 0, 'the animal shows no sign of life');
  atMost('per cent of the time awake, with signs of life', alive.awakeShare * 100, 0.5);
  atMost('per cent of the time awake, after them', still.awakeShare * 100, 0.1);
  assert.equal(still.bytes, 0, 'something was sent although nothing changed');
});
