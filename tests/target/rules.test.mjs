// The rules that the emulated parts check, each with a planted violation: a model that accepts everything proves nothing.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RP2040 } from '../../emulator/rp2040.mjs';
import { FlashCache, kMissCycles, kUncachedCycles } from '../../emulator/flash_cache.mjs';
import { Inputs } from '../../emulator/inputs.mjs';
import { Sh1106, Ssd1306 } from '../../emulator/oled.mjs';
import { BrokenSheet } from '../../emulator/sheet.mjs';
import { SpiBus } from '../../emulator/spi_bus.mjs';
import { St7789 } from '../../emulator/st7789.mjs';
import { beStrict } from '../../emulator/strict.mjs';
import { warnings } from '../../emulator/warnings.mjs';
import { differences, makerOf } from './makers.mjs';

const kMs = 1e6;

/** A panel whose wires the test drives, with a clock that advances only by wait(). */
function onTheBench(panel) {
  let now = 1000 * kMs;
  panel.sheet.now = () => now;
  const bench = {
    panel,
    wait: (ms) => { now += ms * kMs; return bench; },
    send: (command, ...data) => {
      panel.command(command);
      data.forEach((byte) => panel.data(byte));
      return bench;
    },
    wire: (high) => { panel.resetWire(high); return bench; },
    reset: () => bench.wire(false).wait(1).wire(true),
    fill: () => {
      bench.send(0x3a, 0x55).send(0x2a, 0, 0, 0, 239).send(0x2b, 0, 0, 0, 239).send(0x2c);
      for (let byte = 0; byte < 240 * 240 * 2; byte++) panel.data(0);
      return bench;
    },
  };
  return bench;
}

const st7789 = () => onTheBench(new St7789({ width: 240, height: 240, turned: 0 }));
const awake = () => st7789().reset().wait(120).send(0x11).wait(120);
const refuses = (bench, act, why) => assert.throws(() => act(bench), (fault) => fault instanceof BrokenSheet && why.test(fault.message));

test('an ST7789 refuses what comes before its sheet allows it', () => {
  refuses(st7789(), (b) => b.wire(false).wait(0.009).wire(true), /9\.00 us after the reset wire fell, the sheet wants 10 us/);
  st7789().wire(false).wait(0.01).wire(true);
  refuses(st7789(), (b) => b.wire(false).send(0x36, 0), /reset wire is low/);
  refuses(st7789(), (b) => b.reset().wait(4.9).send(0x36, 0), /at 1005\.900 ms: command 36h 4\.90 ms after .*, the sheet wants 5 ms/);
  st7789().reset().wait(5).send(0x36, 0);
  refuses(st7789(), (b) => b.reset().wait(119).send(0x11), /command 11h 119\.00 ms/);
  refuses(st7789(), (b) => b.send(0x01).wait(4).send(0x36, 0), /software reset/);
  refuses(st7789(), (b) => b.send(0x01).wait(119).send(0x11), /software reset, the sheet wants 120 ms/);
  st7789().send(0x01).wait(5).send(0x36, 0).wait(115).send(0x11).wait(5).send(0x29);
  refuses(st7789(), (b) => b.reset().wait(120).send(0x11).wait(4).send(0x29), /change of sleep, the sheet wants 5 ms/);
  refuses(st7789(), (b) => b.reset().wait(120).send(0x11).wait(119).send(0x10), /command 10h/);
  refuses(awake(), (b) => b.send(0x10).wait(119).send(0x11), /command 11h/);
});

test('an ST7789 that is reset out of sleep out needs 120 ms for any command', () => {
  refuses(awake(), (b) => b.reset().wait(119).send(0x36, 0), /out of sleep out, the sheet wants 120 ms/);
  awake().reset().wait(120).send(0x36, 0);
  awake().send(0x10).wait(120).reset().wait(5).send(0x36, 0);
  awake().reset().wait(120).send(0x36, 0).reset().wait(5).send(0x36, 0);
});

test('the backlight of an ST7789 comes last', () => {
  const judged = (b) => b.panel.judgeLight();
  refuses(st7789(), judged, /the panel is off/);
  refuses(awake().fill(), judged, /the panel is off/);
  refuses(awake().send(0x29), judged, /57600 pixels of an old picture/);
  refuses(st7789().reset().wait(120).fill().send(0x11).wait(5).send(0x29).wait(114), judged, /119\.00 ms after sleep out/);
  judged(awake().fill().send(0x29));
  refuses(awake().fill().send(0x29).send(0x28), judged, /the panel is off/);
});

test('an ST7789 scans at the rate of FRCTRL2 and the porches', () => {
  const { panel, send } = st7789();
  const about = (hertz) => assert.ok(Math.abs(panel.frameHertz - hertz) < 0.1, `${panel.frameHertz} Hz`);
  about(59.3);
  send(0xc6, 0x1e);
  about(39.8);
  send(0xc6, 0x00);
  about(116.3);
  send(0xb2, 0x7f, 0x7f, 0, 0x33, 0x33);
  about(69.7);
});

test('OLEDs refuse a short reset, a command at once, and light without a picture', () => {
  for (const [make, us] of [[() => new Ssd1306(), 3], [() => new Sh1106(), 10]]) {
    const bench = () => onTheBench(make());
    refuses(bench(), (b) => b.wire(false).wait((us - 1) / 1000).wire(true), new RegExp(`the sheet wants ${us} us`));
    refuses(bench(), (b) => b.reset().send(0xae), /a command/);
    bench().reset().wait(us / 1000).send(0xae);
    const { panel } = bench();
    refuses({ panel }, () => panel.judgeLight(), /1024 bytes of an old picture/);
    for (let page = 0; page < 8; page++) {
      [0xb0 | page, 0x00, 0x10].forEach((byte) => panel.command(byte));
      for (let column = 0; column < panel.columns; column++) panel.data(0);
    }
    panel.judgeLight();
    panel.losePower();
    refuses({ panel }, () => panel.judgeLight(), /old picture/);
  }
});

/** A chip that only has pins and SPI, a panel on it, and its registers in reach. */
function spiChip() {
  const rp = new RP2040();
  rp.logger = warnings;
  const chip = { onReset: [], now: 0 };
  const { panel } = st7789();
  const got = [];
  panel.command = (byte) => got.push(byte);
  panel.data = () => {};
  const bus = new SpiBus(chip, { instance: 0, sck: 18, mosi: 19, cs: 17, dc: 16, hertz: 62.5e6 }, panel);
  chip.onReset.forEach((connect) => connect(rp));
  const [spi, select] = [rp.spi[0], rp.gpio[17]];
  select.ctrl = 5;
  rp.sio.gpioOutputEnable = 1 << 17;
  const setSelect = (high) => {
    rp.sio.gpioValue = high ? 1 << 17 : 0;
    select.checkForUpdates();
  };
  setSelect(true);
  spi.writeUint32(0x10, 2); // half of the clock
  spi.writeUint32(0x00, 0xc7); // 8 bits, mode 3
  spi.writeUint32(0x04, 2);
  const sendWord = (value) => { spi.writeUint32(0x08, value); rp.clock.tick(10_000); };
  return { rp, spi, bus, got, setSelect, sendWord };
}

test('an edge of the clock that is part of no byte is refused', () => {
  const { spi, setSelect, sendWord } = spiChip();
  setSelect(false);
  sendWord(0x2c);
  setSelect(true);
  spi.writeUint32(0x04, 0); // SSE off and on while the panel does not listen
  spi.writeUint32(0x00, 0xcf);
  spi.writeUint32(0x04, 2);
  setSelect(false);
  sendWord(0x1234);
  assert.throws(() => spi.writeUint32(0x04, 0), /by SSE or SPO/);
  assert.throws(() => spi.writeUint32(0x04, 2), /by SSE or SPO/);
  assert.throws(() => spi.writeUint32(0x00, 0x8f), /by SSE or SPO/);
});

test('a chip select holds whole bytes, and does not cut one', () => {
  const nine = spiChip();
  nine.spi.writeUint32(0x00, 0xc8); // 9 bits
  nine.setSelect(false);
  nine.sendWord(0x101);
  assert.throws(() => nine.setSelect(true), /9 clocks/);
  const early = spiChip();
  early.setSelect(false);
  early.spi.writeUint32(0x08, 0x2c);
  assert.throws(() => early.setSelect(true), /middle of a word/);
});

test('a byte that the program shifts out by its pins arrives, its highest bit first', () => {
  const { rp, got } = spiChip();
  const [sck, mosi] = [1 << 18, 1 << 19];
  for (const pin of [18, 19]) rp.gpio[pin].ctrl = 5;
  rp.sio.gpioOutputEnable |= sck | mosi;
  const set = (pins) => {
    rp.sio.gpioValue = pins;
    for (const pin of [17, 18, 19]) rp.gpio[pin].checkForUpdates();
  };
  set(0);
  for (const bit of [0, 0, 0, 0, 0, 0, 0, 1]) {
    set(bit ? mosi : 0);
    set((bit ? mosi : 0) | sck);
  }
  assert.deepEqual(got, [0x01], 'SWRESET');
});

test('a wire that nothing drives follows the pull, a moment later, and reads at random without one', () => {
  const rp = new RP2040();
  rp.logger = warnings;
  const inputs = new Inputs(1);
  inputs.connect(rp);
  const pads = rp.peripherals[0x4001c];
  const set = (pin, pad) => pads.writeUint32(4 + 4 * pin, pad);
  const reads = () => new Set(Array.from({ length: 64 }, () => (rp.gpioValues >>> 3) & 1));
  assert.deepEqual([...reads()], [0], 'pulled down after a reset');
  set(3, 0x4a); // pull-up
  assert.deepEqual([...reads()], [0], 'the wire is not charged at once');
  rp.clock.tick(3000);
  assert.deepEqual([...reads()], [1]);
  set(3, 0x42); // none
  rp.clock.tick(3000);
  assert.equal(reads().size, 2, 'it floats');
  inputs.drive(3, false);
  assert.deepEqual([...reads()], [0]);
  inputs.drive(3, null);
  assert.equal(reads().size, 2, 'it floats again');
  set(3, 0x46); // pull-down
  rp.clock.tick(3000);
  assert.deepEqual([...reads()], [0]);
});

test('a cache miss costs the wire time of a line, two lines fit a set, and uncached reads cost more', () => {
  assert.deepEqual([kUncachedCycles, kMissCycles], [45, 61]);
  const rp = new RP2040();
  rp.logger = warnings;
  const cache = new FlashCache();
  beStrict(rp, cache);
  const cost = (read) => {
    cache.waited = 0;
    read();
    return cache.waited;
  };
  const { core } = rp;
  const at = (line) => 0x10000000 + line * 8;
  assert.equal(cost(() => core.readUint16(at(0))), kMissCycles);
  assert.equal(cost(() => core.readUint16(at(0) + 6)), 0);
  assert.equal(cost(() => core.readUint32(at(0))), 0, 'a line serves instructions and data');
  assert.equal(cost(() => core.readUint8(at(1))), kMissCycles);
  assert.equal(cost(() => core.readUint16(at(1024))), kMissCycles, 'the other way of set 0');
  assert.equal(cost(() => core.readUint16(at(0))), 0, 'both fit');
  assert.equal(cost(() => core.readUint16(at(2048))), kMissCycles, 'a third does not');
  assert.equal(cost(() => core.readUint16(at(0))), 0, 'the one used last stayed');
  assert.equal(cost(() => core.readUint16(at(1024))), kMissCycles);
  assert.equal(cost(() => { for (let i = 0; i < 4; i++) core.readUint32(0x13000000 + 4 * i); }), 4 * kUncachedCycles);
  assert.equal(cost(() => core.readUint32(0x20000000)), 0);
  assert.equal(cost(() => core.readUint16(0x00000040)), 0, 'the ROM');
  cache.flush();
  core.readUint32(at(4096)); // another line was looked at meanwhile
  assert.equal(cost(() => core.readUint32(at(0))), kMissCycles, 'a flush empties it');
});

test('a set-up is compared with its maker\'s table in both directions', () => {
  const { table, omitted } = makerOf('pico_lcd_1_3');
  const setUp = new Map(Object.entries(table).filter(([register]) => !(register in omitted)).map(([register, bytes]) => [Number(register), bytes]));
  setUp.set(0x3a, [0x55]);
  assert.equal(setUp.size, 8);
  assert.deepEqual(differences('pico_lcd_1_3', setUp), []);
  const broken = (change) => {
    const copy = new Map(setUp);
    change(copy);
    return differences('pico_lcd_1_3', copy);
  };
  assert.match(broken((s) => s.delete(0x21))[0], /21h \[\] is not sent/);
  assert.match(broken((s) => s.set(0x36, [0x60]))[0], /36h: \[60\] instead of \[70\]/);
  assert.match(broken((s) => s.set(0xc0, [0x2c]))[0], /c0h is sent, and named as omitted/);
  assert.match(broken((s) => s.set(0xf0, []))[0], /f0h is sent, and in no table/);
  assert.match(broken((s) => s.set(0x3a, [0x05]))[0], /3ah needs no reason/);
  assert.deepEqual(makerOf('pico_oled_spi'), makerOf('pico_oled'));
  assert.throws(() => makerOf('no_board'), /boards\/no_board\/maker.json is missing/);
});
