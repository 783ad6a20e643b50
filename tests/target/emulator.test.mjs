// The emulator's own promises: a harness that forgives proves nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { RP2040 } from '../../emulator/rp2040.mjs';
import { isAdcOn } from '../../emulator/adc.mjs';
import { Chip } from '../../emulator/chip.mjs';
import { Flash, PowerCut } from '../../emulator/flash.mjs';
import { FlashCache } from '../../emulator/flash_cache.mjs';
import { Sh1106, Ssd1306 } from '../../emulator/oled.mjs';
import { Picture } from '../../emulator/picture.mjs';
import { addRegisters } from '../../emulator/registers.mjs';
import { parseScript } from '../../emulator/script.mjs';
import { St7789 } from '../../emulator/st7789.mjs';
import { WildAccess, beStrict } from '../../emulator/strict.mjs';
import { readUf2 } from '../../emulator/uf2.mjs';
import { warnings } from '../../emulator/warnings.mjs';
import { Feeding, Unfed, kLongestUnfedMs } from '../../emulator/watchdog.mjs';

const commands = (panel, ...bytes) => bytes.forEach((byte) => panel.command(byte));
const lit = (panel) => {
  const { pixels, width } = panel.picture();
  return [...pixels.keys()].filter((at) => pixels[at] === 0xffff).map((at) => [at % width, Math.floor(at / width)]);
};

test('programming only clears bits, erasing sets them', () => {
  const flash = new Flash(8192);
  flash.program(256, new Uint8Array(256).fill(0x0f));
  flash.program(256, new Uint8Array(256).fill(0xf5));
  assert.equal(flash.bytes[256], 0x05);
  flash.erase(0, 4096);
  assert.equal(flash.bytes[256], 0xff);
  assert.deepEqual(flash.log.map(({ kind, at }) => [kind, at]), [['program', 256], ['program', 256], ['erase', 0]]);
});

test('flash is written in whole pages and erased in whole sectors, inside the chip', () => {
  const flash = new Flash(8192);
  assert.throws(() => flash.program(1, new Uint8Array(256)));
  assert.throws(() => flash.program(0, new Uint8Array(255)));
  assert.throws(() => flash.erase(256, 4096));
  assert.throws(() => flash.erase(8192, 4096));
});

test('a worn-out sector keeps its contents and takes as long as a good one', () => {
  const flash = new Flash(8192, { erase: 400, program: 3 });
  flash.bytes.fill(0x55, 4096);
  flash.worn.add(4096);
  assert.equal(flash.erase(4096, 4096), 400);
  assert.equal(flash.program(4096, new Uint8Array(256)), 3);
  assert.ok(flash.bytes.subarray(4096).every((byte) => byte === 0x55));
});

test('a power cut leaves a part of an operation', () => {
  const flash = new Flash(8192);
  flash.cut = () => 0.5;
  assert.throws(() => flash.program(0, new Uint8Array(256)), PowerCut);
  assert.deepEqual([flash.bytes[127], flash.bytes[128]], [0, 0xff]);
});

test('wild and unaligned accesses are faults, by the place of the instruction', () => {
  const rp = new RP2040();
  rp.logger = warnings;
  beStrict(rp, new FlashCache());
  const { core } = rp;
  for (const wild of [
    () => core.writeUint32(0x00000000, 1),
    () => core.writeUint8(0x10000000, 1),
    () => core.writeUint32(0x20042000, 1),
    () => core.writeUint32(0x20000002, 1),
    () => core.writeUint16(0x20000001, 1),
    () => core.readUint32(0x30000000),
    () => core.readUint32(0x20000001),
    () => core.readUint8(0xffffffff),
  ]) assert.throws(wild, WildAccess);
  core.writeUint32(0x20041ffc, 0x12345678);
  assert.equal(core.readUint8(0x20041ffd), 0x56);
});

test('a run ends where rounded sums of nanoseconds miss its end', () => {
  const script = `
    import { Chip } from '${new URL('../../emulator/chip.mjs', import.meta.url).href}';
    const chip = new Chip({ flashBytes: 8192 });
    chip.powerOn();
    chip.hang();
    for (let i = 1; i <= 1000; i++) {
      chip.past = 710e9 + i / 3;
      chip.rp.clock.nanosCounter = 1210e9 + i * 0.123;
      chip.run(10e6 + i / 7);
    }`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 });
  assert.equal(signal, null, 'a run does not end');
  assert.equal(status, 0, String(stderr));
});

test('what the emulator does not model fails a test', () => {
  assert.throws(() => warnings.warn('PIO0', 'Unimplemented peripheral read from 0x123'), /not modelled/);
  warnings.warn('I2C0', 'Unimplemented write to IC_SDA_HOLD');
});

test('a damaged UF2 file is refused', () => {
  const block = Buffer.alloc(512);
  [0x0a324655, 0x9e5d5157, 0x2000, 0x10000000, 256, 0, 1, 0xe48bff56].forEach((word, i) => block.writeUInt32LE(word, 4 * i));
  block.writeUInt32LE(0x0ab16f30, 508);
  assert.deepEqual(readUf2(block).map(({ at }) => at), [0]);
  for (const at of [0, 4, 16, 20, 24, 28, 508]) {
    const damaged = Buffer.from(block);
    damaged[at] ^= 1;
    assert.throws(() => readUf2(damaged), /UF2/, `byte ${at}`);
  }
  assert.throws(() => readUf2(block.subarray(0, 511)));
  const half = Buffer.from(block);
  half[24] = 2;
  assert.throws(() => readUf2(half), /ends after 1 of 2/);
});

test('blocks of a UF2 file for another chip are ignored, as the boot ROM does', () => {
  const block = (address, number, count, family) => {
    const bytes = Buffer.alloc(512);
    [0x0a324655, 0x9e5d5157, 0x2000, address, 256, number, count, family].forEach((word, i) => bytes.writeUInt32LE(word, 4 * i));
    bytes.writeUInt32LE(0x0ab16f30, 508);
    return bytes;
  };
  const own = [block(0x10000000, 0, 2, 0xe48bff56), block(0x10000100, 1, 2, 0xe48bff56)];
  const others = [block(0x10ffff00, 0, 2, 0xe48bff57), block(0x10000000, 0, 1, 0xe48bff59)];
  assert.deepEqual(readUf2(Buffer.concat([...own, ...others])).map(({ at }) => at), [0, 256]);
  assert.deepEqual(readUf2(Buffer.concat([others[0], own[0], others[1], own[1]])).map(({ at }) => at), [0, 256]);
  assert.throws(() => readUf2(Buffer.concat(others)), /for another chip/);
});

test('an SSD1306 is dark until it is on and pumps, and turns its picture on command', () => {
  const panel = new Ssd1306();
  panel.memory.fill(0);
  commands(panel, 0x20, 0, 0x21, 3, 4, 0x22, 1, 1);
  panel.data(0x80);
  commands(panel, 0xa1, 0xc8, 0xaf);
  assert.deepEqual(lit(panel), []);
  commands(panel, 0x8d, 0x14);
  assert.deepEqual(lit(panel), [[3, 15]]);
  commands(panel, 0xa0);
  assert.deepEqual(lit(panel), [[124, 15]]);
  commands(panel, 0xc0);
  assert.deepEqual(lit(panel), [[124, 48]]);
  assert.throws(() => commands(panel, 0x26));
});

test('an SH1106 shows the middle of its columns and stays on its page', () => {
  const panel = new Sh1106();
  panel.memory.fill(0);
  commands(panel, 0xad, 0x8b, 0xa1, 0xc8, 0xaf, 0xb0, 0x02, 0x10);
  for (let i = 0; i < 131; i++) panel.data(i === 0 || i === 130 ? 1 : 0);
  assert.deepEqual(lit(panel), [[0, 0]]);
});

test('an OLED that was without power is dark, reports it, and needs all of its set-up again', () => {
  for (const [panel, setUp] of [[new Ssd1306(), [0x8d, 0x14, 0xa1, 0xc8]], [new Sh1106(), [0xad, 0x8b, 0xa1, 0xc8]]]) {
    assert.equal(panel.status() & 0x40, 0x40);
    commands(panel, ...setUp, 0xaf);
    assert.equal(panel.status() & 0x40, 0);
    panel.losePower();
    assert.equal(panel.status() & 0x40, 0x40);
    commands(panel, 0xaf);
    assert.equal(panel.status() & 0x40, 0);
    assert.deepEqual(lit(panel), [], 'lit without its pump');
    commands(panel, ...setUp);
    assert.notEqual(lit(panel).length, 0, 'the memory of a panel without power is empty');
  }
});

test('the timer of a chip that has run for weeks reads, wraps and wakes correctly', () => {
  const [kHigh, kLow, kAlarm, kRaised, kTick] = [0x24, 0x28, 0x10, 0x34, 0x2c];
  for (const start of [0, 2 ** 31 - 50, 2 ** 32 - 50, 2 ** 32 * 1000 - 50]) {
    const chip = new Chip({ flashBytes: 8192, microsAtPower: start });
    chip.powerOn();
    const timer = chip.rp.peripherals[0x40054];
    chip.rp.clock.tick(5000);
    assert.equal(timer.readUint32(kLow), start % 2 ** 32, 'it counts before there are ticks');
    chip.rp.peripherals[0x40058].writeUint32(kTick, (1 << 9) | 12);
    const read = () => timer.readUint32(kHigh) * 2 ** 32 + timer.readUint32(kLow);
    assert.equal(read(), start);
    timer.writeUint32(kAlarm, (start + 100) >>> 0);
    chip.rp.clock.tick(99_000);
    assert.deepEqual([read(), timer.readUint32(kRaised)], [start + 99, 0]);
    chip.rp.clock.tick(1000);
    assert.deepEqual([read(), timer.readUint32(kRaised)], [start + 100, 1]);
    assert.equal(chip.micros, start + 100);
    assert.equal(chip.now, 105_000, 'nanoseconds since power');
  }
});

test('the chip starts on the ring oscillator, and its crystal is stable after the cycles of STARTUP', () => {
  const chip = new Chip({ flashBytes: 8192 });
  chip.powerOn();
  assert.equal(chip.rp.clkSys, 6.5e6);
  const crystal = chip.rp.peripherals[0x40024];
  const isStable = () => crystal.readUint32(0x04) >>> 31 === 1;
  assert.equal(isStable(), false, 'stable before it was started');
  crystal.writeUint32(0x0c, 3000); // 256 cycles of 12 MHz each: 64 ms
  crystal.writeUint32(0x00, 0xfabaa0);
  chip.rp.clock.tick(63.9e6);
  assert.equal(isStable(), false, 'too early');
  chip.rp.clock.tick(0.2e6);
  assert.equal(isStable(), true);
});

test('the ADC reads only while it is on and has a clock, too low at first', () => {
  const chip = new Chip({ flashBytes: 8192 });
  chip.powerOn();
  chip.analog[2] = 2000;
  const { adc, peripherals } = chip.rp;
  const [kOn, kStart, kChannel2] = [1, 4, 2 << 12];
  const read = () => {
    adc.writeUint32(0x00, kOn | kStart | kChannel2);
    chip.rp.clock.tick(3000);
    return adc.readUint32(0x04);
  };
  assert.throws(() => adc.writeUint32(0x00, kStart | kChannel2), /while it is off/);
  assert.throws(read, /without a clock/);
  peripherals[0x40008].writeUint32(0x60, 1 << 11);
  adc.busy = false; // of the reading that was refused
  adc.writeUint32(0x00, 0);
  assert.equal(isAdcOn(chip.rp), false);
  assert.deepEqual([read(), read(), read(), read(), read()], [1000, 1000, 1000, 2000, 2000]);
  assert.equal(isAdcOn(chip.rp), true);
});

test('the boot loader is an error unless a test wants it', () => {
  const chip = new Chip({ flashBytes: 8192 });
  chip.powerOn();
  const { core } = chip.rp;
  const lookup = chip.rp.readUint16(0x18);
  const enter = () => {
    [core.registers[0], core.registers[1]] = [chip.rp.readUint16(0x14), 0x4255]; // 'UB'
    core.LR = 0x20000001;
    core.PC = lookup & ~1;
    core.executeInstruction();
    core.PC = core.registers[0] & ~1;
    core.executeInstruction();
  };
  assert.throws(enter, /USB boot loader/);
  assert.equal(chip.inBootLoader, false);
  chip.mayBootFromUsb = true;
  enter();
  assert.equal(chip.inBootLoader, true);
  const before = chip.awakeCycles;
  chip.run(1e6);
  assert.equal(chip.awakeCycles, before, 'the program runs on');
});

test('a stopped ring oscillator is not stable, and its bit stands still', () => {
  const rp = new RP2040();
  addRegisters(rp, 1, 0x100, () => {});
  const oscillator = rp.peripherals[0x40060];
  const bits = () => new Set(Array.from({ length: 64 }, () => oscillator.readUint32(0x1c)));
  assert.equal(bits().size, 2);
  oscillator.writeUint32(0x00, 0xd1eaa0);
  assert.equal(oscillator.readUint32(0x18), 0);
  assert.equal(bits().size, 1);
  oscillator.writeUint32(0x00, 0xfabaa0);
  assert.equal(oscillator.readUint32(0x18) >>> 31, 1);
  assert.equal(bits().size, 2);
});

test('a watchdog that is not fed for a second, or fed while it is off, is found', () => {
  const second = kLongestUnfedMs * 1e6;
  const watched = () => {
    const rp = new RP2040();
    const watchdog = rp.peripherals[0x40058];
    const feeding = new Feeding();
    feeding.connect(rp, watchdog);
    rp.clock.tick(5 * second); // before its start
    watchdog.writeUint32(0x04, 0xffffff);
    watchdog.writeUint32(0x00, 1 << 30);
    return { rp, feeding, feed: () => watchdog.writeUint32(0x04, 0xffffff), stop: () => watchdog.writeUint32(0x00, 0) };
  };
  const fed = watched();
  for (let i = 0; i < 5; i++) {
    fed.rp.clock.tick(0.9 * second);
    fed.feed();
  }
  assert.equal(Math.round(fed.feeding.longestMs), 900);
  assert.throws(() => fed.rp.clock.tick(second), Unfed);
  const off = watched();
  off.stop();
  off.rp.clock.tick(0.9 * second);
  off.feed();
  assert.throws(() => off.rp.clock.tick(0.2 * second), Unfed);
  const hung = watched();
  hung.feeding.forgive();
  hung.rp.clock.tick(5 * second);
});

test('an ST7789 fills the window it was given, in the order of MADCTL', () => {
  for (const [madctl, turned] of [[0x00, 0], [0x70, 90]]) {
    const panel = new St7789({ width: 240, height: 240, turned });
    panel.memory.fill(0);
    let now = 0;
    panel.sheet.now = () => (now += 5e6); // each command when its data sheet allows it
    const send = (command, ...data) => { panel.command(command); data.forEach((byte) => panel.data(byte)); };
    for (const command of [0x11, 0x21, 0x29]) send(command);
    send(0x3a, 0x55);
    send(0x36, madctl);
    send(0x2a, 0, 10, 0, 11);
    send(0x2b, 0, 20, 0, 20);
    send(0x2c, 0, 0, 0xff, 0xff);
    assert.deepEqual(lit(panel), [[11, 20]]);
    send(0x20);
    assert.equal(lit(panel).length, 240 * 240 - 1);
  }
});

test('a glass of 280 rows shows the middle of the memory, and mounted upside down it does so with C0h', () => {
  for (const [madctl, turned] of [[0x00, 0], [0xc0, 180]]) {
    const panel = new St7789({ width: 240, height: 280, turned });
    panel.memory.fill(0);
    let now = 0;
    panel.sheet.now = () => (now += 5e6);
    const send = (command, ...data) => { panel.command(command); data.forEach((byte) => panel.data(byte)); };
    for (const command of [0x11, 0x21, 0x29]) send(command);
    send(0x3a, 0x55);
    send(0x36, madctl);
    for (const [row, seen] of [[19, []], [20, [[7, 0]]], [299, [[7, 0], [7, 279]]], [300, [[7, 0], [7, 279]]]]) {
      send(0x2a, 0, 7, 0, 7);
      send(0x2b, row >> 8, row & 255, row >> 8, row & 255);
      send(0x2c, 0xff, 0xff);
      assert.deepEqual(lit(panel), seen, `MADCTL ${madctl}, row ${row}`);
    }
  }
});

test('a picture has the checksum that key scripts print', () => {
  const picture = new Picture(4, 1, true);
  picture.pixels.set([0, 0xffff, 0xffff, 0]);
  assert.equal(picture.hash(), crc('00010100'));
  const colour = new Picture(2, 1, false);
  colour.pixels.set([0x1234, 0xabcd]);
  assert.equal(colour.hash(), crc('1234abcd'));
});

test('a script with an unknown step is refused with its line', () => {
  assert.throws(() => parseScript('A\nfly'), /line 2/);
  assert.throws(() => parseScript('hold'), /line 1/);
  assert.deepEqual(parseScript('# only words\nwait 5 # ms\nexpect a # b').map(({ verb, word }) => [verb, word]),
    [['wait', '5'], ['expect', 'a # b']]);
});

// Bit by bit, as the polynomial is defined.
function crc(hex) {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(hex, 'hex')) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
