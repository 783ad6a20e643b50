// A panel that does not answer: a loose wire must not stop the game, and a panel that is back shows it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, isLong, newDevice } from './context.mjs';
import { atHome } from './steps.mjs';

const kBackMs = 1000;
const kStillMs = 21_000; // the animal in the picture moves until 20 s after a key
const kFrameBytes = 1100; // at least a whole picture with its commands

/** The home screen with the cursor on its first and on its second line. */
function homePictures() {
  const device = atHome();
  const first = device.picture().hash();
  device.press('down');
  device.settle();
  return [first, device.picture().hash()];
}

test('after a byte that was not acknowledged it goes on, and shows the whole picture once the panel is back', () => {
  const pictures = homePictures();
  const device = atHome();
  const places = [...Array(kFrameBytes).keys()].filter((byte) => isLong || byte < 24 || byte % 97 === 0);
  let line = 0;
  for (const byte of places) {
    device.bus.patience = 0; // the panel is lost
    device.press(line === 0 ? 'down' : 'up');
    line = 1 - line;
    device.bus.patience = byte; // acknowledged before it is gone again
    device.pass(700);
    device.bus.patience = Infinity;
    device.pass(kBackMs);
    assert.equal(device.picture().hash(), pictures[line], `after ${byte} acknowledged bytes`);
  }
  assert.equal(device.chip.resets, 0);
  console.log(`${board.name}: refused at ${places.length} places of a picture, shown again each time`);
});

test('unplugged during a game and plugged in again, it is redrawn within a second', () => {
  const pictures = homePictures();
  const device = atHome();
  device.bus.plugged = false;
  device.panel.losePower();
  device.press('down'); // counts although the panel is dark
  device.pass(3000);
  device.bus.plugged = true;
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), pictures[1]);
  assert.equal(device.chip.resets, 0);
});

test('a panel that was without power for a moment shows its picture again within a second', () => {
  const [shown] = homePictures();
  const device = atHome();
  let longest = 0;
  for (let time = 0; time < 12; time++) {
    device.pass(1000 + time * 83); // at any moment between two polls
    device.panel.losePower(); // nothing was sent, and it goes on answering
    assert.notEqual(device.picture().hash(), shown);
    const start = device.chip.now;
    while (device.picture().hash() !== shown && device.chip.now - start < 2e9) device.pass(10);
    longest = Math.max(longest, (device.chip.now - start) / 1e6);
  }
  console.log(`${board.name}: shown again after ${longest.toFixed(0)} ms at most`);
  assert.ok(longest <= kBackMs, `${longest} ms`);
});

test('a panel that lost power while it was written to shows the whole picture within a second', () => {
  const [, second] = homePictures();
  const device = atHome();
  device.panel.losePower();
  device.press('down');
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), second);
});

test('a panel that lost power just before it is dimmed shows its picture again', () => {
  const [shown] = homePictures();
  const calm = atHome();
  const bright = calm.panel.contrast;
  let ms = 0;
  for (; calm.panel.contrast === bright; ms++) calm.pass(1);
  const device = atHome();
  device.pass(ms - 1);
  device.panel.losePower();
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), shown);
  assert.equal(device.panel.contrast, calm.panel.contrast);
});

test('a panel that is switched off is not polled, and comes back whole', () => {
  const [shown] = homePictures();
  const device = atHome();
  device.pass(3 * 60_000);
  const { polled } = device.bus;
  device.panel.losePower();
  device.pass(60_000);
  assert.equal(device.bus.polled, polled, 'it was polled while it was dark');
  device.press('A');
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), shown);
});

test('a panel that always reports dark is not set up endlessly', () => {
  const [shown] = homePictures();
  const device = atHome(({ panel }) => { panel.status = () => 0x43; });
  device.pass(kStillMs);
  const { bytes } = device.panel;
  const { polled } = device.bus;
  device.pass(5000);
  assert.equal(device.panel.bytes, bytes);
  assert.ok(device.bus.polled > polled, 'it is no longer polled');
  assert.equal(device.picture().hash(), shown);
});

test('a module that cannot be read is set up a few times and then left alone', () => {
  const [shown] = homePictures();
  const device = atHome(({ bus }) => { bus.readable = false; });
  device.pass(kStillMs);
  const { bytes } = device.panel;
  let switched = 0;
  device.panel.onSwitched = () => { switched++; };
  device.pass(10_000);
  assert.equal(switched, 0, 'it blinks');
  assert.equal(device.panel.bytes, bytes, 'it is written to endlessly');
  assert.equal(device.picture().hash(), shown);
  device.bus.plugged = false; // gone: the next picture notices, and so does the one after it
  device.panel.losePower();
  device.press('down');
  device.pass(1000);
  device.bus.plugged = true;
  device.press('up');
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), shown, 'it is not found again');
});

test('the low bits of the status differ between modules and are ignored', () => {
  for (const low of [0x0, 0x3, 0x4, 0x6, 0x7, 0x8, 0xf]) {
    const device = newDevice();
    device.panel.low = low;
    device.powerOn();
    device.settle();
    device.pass(kStillMs);
    const { bytes } = device.panel;
    device.pass(3000);
    assert.equal(device.panel.bytes, bytes, `set up again with a status of ${low}`);
    device.panel.losePower();
    device.pass(kBackMs);
    assert.ok(device.shines() && device.panel.bytes > bytes, `left dark with a status of ${low}`);
  }
});

test('a module that is silent for its first 100 ms is shown its picture within a second', () => {
  const [shown] = homePictures();
  for (const ms of [1, 20, 100]) {
    const device = newDevice();
    device.bus.silentUntil = ms * 1e6;
    device.powerOn();
    device.pass(kBackMs);
    assert.ok(device.shines(), `dark, after ${ms} ms of silence`);
    device.press('A');
    device.settle();
    assert.equal(device.picture().hash(), shown);
  }
});

test('a module that never answers stays dark, and the game goes on', () => {
  const device = newDevice();
  device.bus.silentUntil = Infinity;
  device.powerOn();
  device.pass(2000);
  device.press('A');
  device.press('down');
  device.pass(5000);
  assert.ok(!device.shines());
  assert.equal(device.chip.resets, 0);
});

test('without a panel it starts and takes keys, and a panel plugged in later shows the current screen', () => {
  const pictures = homePictures();
  const device = newDevice();
  device.bus.plugged = false;
  device.powerOn();
  device.pass(2000);
  device.press('A');
  device.press('down');
  device.bus.plugged = true;
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), pictures[1]);
});

test('a panel at the other address is found', () => {
  const [expected] = homePictures();
  const device = atHome(({ bus }) => { bus.address = board.bus.other_address; });
  assert.equal(device.picture().hash(), expected);
});
