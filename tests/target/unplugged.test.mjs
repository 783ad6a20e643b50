// A panel that does not answer: a loose wire must not stop the game, and a panel that is back shows it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { board, isLong, newDevice } from './context.mjs';

const kBackMs = 1000;
const kFrameBytes = 1100; // at least a whole picture with its commands

function atHome() {
  const device = newDevice();
  device.powerOn();
  device.settle();
  device.press('A');
  device.settle();
  return device;
}

// What the home screen shows with the cursor on its first and on its second line.
function homePictures() {
  const device = atHome();
  const first = device.picture().hash();
  device.press('down');
  device.settle();
  return [first, device.picture().hash()];
}

/** A module without power forgets everything. */
function losePower(panel) {
  panel.resetPin();
  panel.memory.fill(0x5a);
}

test('refused at any byte, it goes on, and shows the whole picture when it can', () => {
  const pictures = homePictures();
  const device = atHome();
  const places = [...Array(kFrameBytes).keys()].filter((byte) => isLong || byte < 24 || byte % 97 === 0);
  let line = 0;
  for (const byte of places) {
    device.bus.patience = 0; // the panel is lost
    device.press(line === 0 ? 'down' : 'up');
    line = 1 - line;
    device.bus.patience = byte; // it comes back for so many bytes
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
  losePower(device.panel);
  device.press('down'); // taken although nobody sees it
  device.pass(3000);
  device.bus.plugged = true;
  device.pass(kBackMs);
  assert.equal(device.picture().hash(), pictures[1]);
  assert.equal(device.chip.resets, 0);
});

test('without a panel it starts, takes keys, and shows where it is once a panel is there', () => {
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
  const device = newDevice();
  const [expected] = homePictures();
  device.bus.address = board.bus.other_address;
  device.powerOn();
  device.settle();
  device.press('A');
  device.settle();
  assert.equal(device.picture().hash(), expected);
});
