// The USB console through the emulated cable: its answers, and what it must not reveal.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, kPortMs, kSwitchOn, waitForPort } from './console_line.mjs';
import { board, hasCross, host, newDevice, writtenScenario } from './context.mjs';
import { kSaves } from './save_region.mjs';
import { Cable } from '../../emulator/cable.mjs';
import { parseScript, playScript } from '../../emulator/script.mjs';

const kQuietMs = 5000;
const kRosc = 0x40060;

/** Two games were played to their end, of four and of three; a save of one board fits every other. */
const played = host.save('picosystem', [
  { steps: writtenScenario('game_4'), chance: ['--seed', '3'] },
  { steps: writtenScenario('game_3'), chance: ['--seed', '1'] },
]).bytes;

function plugIn(spoil = () => {}, options = {}) {
  const device = newDevice(options);
  spoil(device.bus);
  device.chip.flash.bytes.set(played, kSaves);
  const cable = new Cable(device);
  device.powerOn();
  return { device, cable };
}

/** The one device of most tests below. */
let on = null;
function switchedOn() {
  if (on) return on;
  on = plugIn();
  playScript(on.device, parseScript(kSwitchOn));
  waitForPort(on);
  return on;
}

function pixelsOf(xpm) {
  const rows = [...xpm.matchAll(/^"([^"]*)",?\r$/gm)].map((match) => match[1]);
  const [width, height, colours] = rows[0].split(' ').map(Number);
  const palette = new Map(rows.slice(1, 1 + colours).map((row) => [row[0], parseInt(row.slice(-6), 16)]));
  const lines = rows.slice(1 + colours);
  assert.equal(lines.length, height);
  assert.ok(lines.every((line) => line.length === width));
  return lines.flatMap((line) => [...line].map((letter) => palette.get(letter)));
}

const widened = (rgb) => {
  const [r, g, b] = [rgb >> 11, (rgb >> 5) & 63, rgb & 31];
  return (((r << 3) | (r >> 2)) << 16) | (((g << 2) | (g >> 4)) << 8) | (b << 3) | (b >> 2);
};

test('until the console is switched on, the cable only supplies power', () => {
  const { device, cable } = plugIn();
  device.pass(kPortMs);
  assert.equal(cable.connected, false);
});

test('info names the board, and nonsense of any length is answered with one line', () => {
  const { device, cable } = switchedOn();
  const info = ask(device, cable, 'info');
  assert.match(info, new RegExp(`^board ${board.name}\r$`, 'm'));
  assert.match(info, new RegExp(`^panel ${board.panel.width}x${board.panel.height}\r$`, 'm'));
  assert.match(info, /^started by power\r$/m);
  assert.match(ask(device, cable, 'x'.repeat(300)), /^error: [^\r\n]*\r\n$/);
  assert.match(ask(device, cable, '\x1b[A'), /^error: [^\r\n]*\r\n$/);
  const selftest = ask(device, cable, 'selftest');
  assert.match(selftest, /^power: cable\r$/m);
  assert.match(selftest, /^chance: fine\r$/m);
  const oscillator = device.chip.rp.peripherals[kRosc];
  oscillator.broken = true;
  assert.match(ask(device, cable, 'selftest'), /^chance: the ring oscillator stands still\r$/m);
  oscillator.broken = false;
  if (board.bus.kind === 'i2c') assert.match(selftest, /^display: fine, it answers at 0x3c /m);
  console.log(`${board.name}: ${info.trim().split('\r\n').join('; ')}`);
});

test('its finished games come out as the host exports them from the same save', () => {
  const { device, cable } = switchedOn();
  const games = host.finishedGames(played);
  assert.equal(games.length, 2);
  assert.notEqual(games[0], games[1]);
  const expected = games.map((game, index) => `# game ${index + 1} of ${games.length}\n${game}`);
  const answer = (line) => Buffer.from(ask(device, cable, line), 'latin1').toString().replaceAll('\r\n', '\n');
  assert.equal(answer('games'), `${expected.join('')}ok\n`);
  for (const number of [1, 2, 2, 1]) assert.equal(answer(`game ${number}`), `${expected[number - 1]}ok\n`);
  for (const other of ['0', '3', '-1', '1x']) assert.match(answer(`game ${other}`), /^error: [^\n]*\n$/);
  assert.match(answer('info'), /^finished games 2$/m);
  console.log(`${board.name}: ${games.length} games of ${games.map(({ length }) => length).join(' and ')} bytes`);
});

test('an open port without input lets the processor sleep', () => {
  const { device } = switchedOn();
  device.settle();
  const before = device.chip.awakeCycles;
  device.pass(kQuietMs);
  const share = (device.chip.awakeCycles - before) / ((kQuietMs / 1000) * device.chip.rp.clkSys);
  console.log(`${board.name}: ${(share * 100).toFixed(3)} per cent of the time awake`);
  assert.ok(share <= 0.01, `${share * 100} per cent`);
});

test('a public picture is sent pixel for pixel, a secret one is refused', () => {
  const { device, cable } = switchedOn();
  const sent = pixelsOf(ask(device, cable, 'shot'));
  const seen = [...device.picture().pixels];
  assert.deepEqual(sent, seen.map(widened));

  playScript(device, parseScript(`${hasCross ? 'down' : 'Y'}\nA\nA\nsettle\nhold A\nwait 100`));
  const hand = ask(device, cable, 'shot');
  assert.equal(hand, 'error: this picture is for one pair of eyes\r\n');
  device.release('A');
  device.pass(200);
  assert.match(ask(device, cable, 'shot'), /^};\r\nok\r\n$/m);
});

test('selftest names held, stuck and shorted buttons while its screen is open', () => {
  const stuck = hasCross ? 'up' : 'X'; // at the logo it opens the self-test
  const other = hasCross ? 'left' : 'Y';
  const plugged = plugIn();
  const { device, cable } = plugged;
  device.setUsbPower(false);
  device.settle();
  device.hold(stuck);
  device.pass(9000);
  assert.equal(cable.connected, false);
  device.setUsbPower(true);
  waitForPort(plugged);
  device.hold(other);
  device.hold('A'); // at the same moment
  const selftest = ask(device, cable, 'selftest');
  assert.match(selftest, new RegExp(`^buttons stuck: ${stuck}\r$`, 'm'));
  const shorted = selftest.match(/^buttons shorted:(.*)\r$/m)[1].trim().split(' ');
  assert.deepEqual(new Set(shorted), new Set([other, 'A']));
});

test('report is one block without names: chip, supply, resets and saves', () => {
  const { device, cable } = switchedOn();
  const report = ask(device, cable, 'report');
  for (const line of [
    new RegExp(`^board ${board.name}\r$`, 'm'),
    /^chip RP2040 B2 on .+\r$/m,
    /^reset by power-on, [0-9]+ s ago\r$/m,
    /^supply [0-9]+ mV, charging: (no|unknown)\r$|^supply unknown, charging: unknown\r$/m,
    /^save pages [1-9][0-9]* of 1536 used, [1-9][0-9]* written since new\r$/m,
    /^flash: fine\r$/m,
  ]) assert.match(report, line);
  const names = host.finishedGames(played).flatMap((game) => [...game.matchAll(/^seat [0-9] (.+) (?:human|bot)/gm)].map(([, name]) => name));
  assert.ok(names.length > 0);
  for (const name of names) assert.ok(!report.includes(name), name);
  console.log(report);
});

test('bootsel leaves for the boot loader, dark, and in a game only while A is held', () => {
  const { device, cable } = plugIn();
  device.chip.mayBootFromUsb = true;
  playScript(device, parseScript(kSwitchOn));
  waitForPort({ device, cable });
  playScript(device, parseScript(`${hasCross ? 'down' : 'Y'}\nA\nA\nsettle`)); // a game of its own
  assert.match(ask(device, cable, 'bootsel'), /^error: a game is under way/);
  device.pass(500);
  assert.ok(!device.chip.inBootLoader, 'left in the middle of a game');
  device.hold('A');
  device.pass(100);
  assert.equal(ask(device, cable, 'bootsel'), 'ok\r\n');
  device.pass(500);
  assert.ok(device.chip.inBootLoader, 'still in the game');
  assert.ok(!device.shines(), 'a hand stays on the panel');
});

test('chips of revision B1 get the work-around of erratum E5, later ones do not', () => {
  for (const revision of ['B1', 'B2']) {
    const { device, cable } = plugIn(undefined, { revision });
    playScript(device, parseScript(kSwitchOn));
    waitForPort({ device, cable });
    assert.equal(device.usb.forced > 0, revision === 'B1', revision);
    assert.match(ask(device, cable, 'report'), new RegExp(`^chip RP2040 ${revision} on `, 'm'));
    assert.equal(device.chip.resets, 0);
  }
});

test('D+ goes up with the cable and down with it, whatever the settings are', () => {
  const { device } = plugIn();
  device.setUsbPower(false);
  playScript(device, parseScript(kSwitchOn));
  device.pass(2000);
  assert.equal(device.isOnUsb, false);
  for (let time = 0; time < 2; time++) {
    device.setUsbPower(true);
    device.pass(1000);
    assert.equal(device.isOnUsb, true, 'plugged in, and no PC sees it');
    device.setUsbPower(false);
    device.pass(1000);
    assert.equal(device.isOnUsb, false, 'pulled out, and D+ is still up');
  }
  assert.equal(device.chip.resets, 0);
});

if (board.bus.kind === 'i2c') {
  test('a dead display needs no settings: the console names the faulty wire', () => {
    const plugged = plugIn(({ wires }) => wires.loosen('sda', 'scl'));
    const { device, cable } = plugged;
    const { bus } = device;
    waitForPort(plugged);
    const display = () => ask(device, cable, 'selftest').match(/^display: (.*)\r$/m)[1];
    const after = (spoil) => {
      bus.wires.mend();
      spoil(bus);
      device.pass(700); // the bus is probed twice a second
      return display();
    };
    assert.match(display(), /^SDA and SCL are loose: is VCC there/);
    assert.match(after(({ wires }) => wires.loosen('sda')), /^SDA is loose/);
    assert.match(after(({ wires }) => wires.loosen('scl')), /^SCL is loose/);
    assert.match(after(({ wires }) => wires.holdLow('sda')), /^SDA is held low/);
    assert.match(after(({ wires }) => wires.holdLow('scl')), /^SCL is held low/);
    assert.match(after(({ wires }) => wires.holdLow('sda', 'scl')), /^SDA and SCL are held low/);
    assert.equal(after(({ wires }) => wires.swap()), 'SDA and SCL are swapped');
    assert.match(after(() => { bus.address = 0x42; }), /^nobody answers at 0x3c or 0x3d/);
    assert.match(after(() => { bus.address = board.bus.other_address; }), /^fine, it answers at 0x3d /);
  });
}
