// A whole handheld: a board's chip, panel, buttons and battery, as boards/ describes them.
import { Chip } from './chip.mjs';
import { I2cBus } from './i2c_bus.mjs';
import { Sh1106, Ssd1306 } from './oled.mjs';
import { PicoModule, isVsys } from './pico_module.mjs';
import { duty } from './pwm.mjs';
import { SpiBus } from './spi_bus.mjs';
import { St7789 } from './st7789.mjs';
import { UsbBus } from './usb_bus.mjs';
import { Wiring } from './wiring.mjs';

const kMs = 1e6;
const kDrivenLow = 0; // GPIOPinState of rp2040js
const kFirstAdcPin = 26;
const kFarMs = 4000; // every timer of the game is closer, but for reading the battery
const kQuietMs = 1;
const kLongMs = 1050; // B of a joystick counts after 800, in a question after 1000
const kVolts = 3.3;
const kBatteryVolts = 4.075; // 87 %, what the host's headless device pretends

const kUnpluggedMs = 1000; // D+ may stay up this long after the cable is gone

const kIdle = '_ZN8felicity3hal10idle_untilENS0_6MomentE';
const kEntropy = '_ZN8felicity3hal7entropyERA32_h';

export class Device {
  /**
   * @param board as printed by `felicity boards NAME --json`
   * @param uf2 the image. @param elf its symbols; without them settle() and onEntropy() cannot be used
   * @param module which Pico is in the socket: pico_module.mjs
   * @param netlist of the breadboard it is wired on, for setFaults(); without one its wires are always fine
   * @param chip what else Chip is given
   */
  constructor({ board, uf2, elf, module = 'pico', netlist = null, ...chip }) {
    this.board = board;
    this.elf = elf;
    this.chip = new Chip({ flashBytes: board.flash_bytes, ...chip });
    this.chip.load(uf2);
    this.module = board.module === 'pico' ? new PicoModule(module, this.chip) : null;
    this.chip.countsAt = (channel) => (this.module && isVsys(channel) ? this.module.counts() : this.chip.analog[channel]);
    this.panel = this.#makePanel();
    this.panel.sheet.now = () => this.chip.now;
    const Bus = board.bus.kind === 'i2c' ? I2cBus : SpiBus;
    this.bus = new Bus(this.chip, board.bus, this.panel);
    this.held = new Set();
    this.#connectWiring(netlist);
    for (const key of Object.keys(board.keys.pins)) this.release(key);
    if (board.battery.charging !== null) this.setCharging(false);
    this.setUsbPower(false);
    this.setBattery(kBatteryVolts);
    if (elf) this.chip.onCall(elf.address(kIdle), (registers) => this.#idle(registers[0], registers[14]));
    this.chip.onReset.push((rp) => this.#connectPanelPins(rp), (rp) => this.#connectUsb(rp));
    this.panel.rules.push(() => this.#judgeLight());
    this.chip.pwmRules.push(() => this.#judgeLight());
  }

  #makePanel() {
    const { controller, width, height, glass_turned } = this.board.panel;
    if (controller === 'ssd1306') return new Ssd1306();
    if (controller === 'sh1106') return new Sh1106();
    return new St7789({ width, height, turned: glass_turned });
  }

  #connectWiring(netlist) {
    this.wiring = netlist ? new Wiring(this.board, netlist) : null;
    if (!this.wiring) return;
    this.panelIsPowered = true;
    this.bus.wires.wiring = this.wiring;
    this.bus.wires.onLevels = () => { if (this.wiring.keysAreOnBus) this.#setKeys(); };
    this.chip.onReset.push((rp) => { this.wiring.rp = rp; });
  }

  #setKeys() {
    for (const pin of Object.values(this.board.keys.pins)) this.chip.setPin(pin, this.wiring.level(pin));
  }

  // A supply that is no longer short starts it again.
  #rewire(change) {
    const wasShort = this.wiring.isShort;
    change();
    this.bus.wires.update();
    this.#setKeys();
    const isPowered = this.wiring.panelIsPowered;
    if (this.panelIsPowered && !isPowered) this.panel.losePower();
    this.panelIsPowered = isPowered;
    if (wasShort && !this.wiring.isShort) this.powerOn();
  }

  /** What is wrong with the wires: wiring.mjs. */
  setFaults(faults) {
    this.#rewire(() => { this.wiring.faults = faults; });
  }

  #pressHeld() {
    this.#rewire(() => { this.wiring.closed = this.held; });
  }

  /** It has no power, however long one waits. */
  get isDead() {
    return this.wiring !== null && this.wiring.isShort;
  }

  /** Hertz of the tone that is heard, 0 for silence. */
  tone() {
    const { piezo } = this.board;
    if (piezo === null || duty(this.chip.rp, piezo) === 0 || (this.wiring && !this.wiring.piezoIsConnected)) return 0;
    const { top, timer } = this.chip.rp.pwm.channels[(piezo >> 1) & 7];
    return Math.round(this.chip.rp.clkSys / timer.prescaler / (top + 1));
  }

  #connectPanelPins(rp) {
    this.rests = false;
    const { reset, tearing } = this.board.panel;
    if (reset !== null) rp.gpio[reset].addListener((state) => this.panel.resetWire(state !== kDrivenLow));
    if (tearing !== null) this.panel.drive(rp.clock, (level) => this.chip.setPin(tearing, level));
  }

  // No flash of white: light comes with the picture.
  #judgeLight() {
    const { backlight } = this.board.panel;
    const lit = backlight === null ? this.panel.on : this.chip.rp !== undefined && duty(this.chip.rp, backlight) > 0;
    if (lit) this.panel.judgeLight();
  }

  // USB 2.0, 7.1.5.1: no device pulls its data wires up while VBUS is missing, as it would feed a PC that
  // is off. A board that cannot sense the cable is taken to be fed by it.
  #connectUsb(rp) {
    const judge = () => {
      if (this.#sensesCable && !this.usbPower && this.usb.isPulledUp) {
        throw new Error(`USB at ${(this.chip.now / kMs).toFixed(1)} ms: D+ is pulled up without a cable`);
      }
    };
    this.usb = new UsbBus(rp, judge);
    this.unplugged = rp.clock.createAlarm(judge);
  }

  get #sensesCable() {
    return this.board.battery.usb_power !== null && (this.module === null || this.module.sensesCable);
  }

  /** D+ is pulled up: a PC at the other end sees a device. */
  get isOnUsb() {
    return this.usb.isPulledUp;
  }

  // ---- power --------------------------------------------------------------------------------------

  powerOn() {
    if (this.chip.rp && this.panel.powerOn) this.panel.powerOn();
    this.chip.powerOn();
  }

  setUsbPower(plugged) {
    this.usbPower = plugged;
    if (this.#sensesCable) this.chip.setPin(this.board.battery.usb_power, plugged);
    if (!this.usb) return;
    if (plugged) this.usb.plugIn();
    else this.usb.unplug();
    if (!plugged) this.unplugged.schedule(kUnpluggedMs * kMs);
  }

  setBattery(volts) {
    const { adc, divided_by } = this.board.battery;
    if (this.module) this.module.volts = volts;
    else if (adc !== null) this.chip.analog[adc - kFirstAdcPin] = Math.round((volts / divided_by / kVolts) * 4096);
  }

  /** The charger reports that it charges. */
  setCharging(on) {
    this.chip.setPin(this.board.battery.charging, !on);
  }

  // ---- chance -------------------------------------------------------------------------------------

  /** Calls `got(bytes)` with the 32 bytes of every deal. */
  onEntropy(got) {
    const { chip } = this;
    chip.onCall(this.elf.address(kEntropy), (registers) => {
      const [key, back] = [registers[0], registers[14] & ~1];
      chip.onReturn(back, () => got(chip.rp.sram.subarray(key - 0x20000000, key - 0x20000000 + 32)));
    });
  }

  // ---- time and keys ------------------------------------------------------------------------------

  pass(ms) {
    if (this.isDead) return false;
    return this.chip.run(ms * kMs);
  }

  pinOf(key) {
    const pin = this.board.keys.pins[key];
    if (pin === undefined) throw new Error(`this board has no key "${key}"`);
    return pin;
  }

  hold(key) {
    const pin = this.pinOf(key);
    this.held.add(key);
    if (this.wiring) this.#pressHeld();
    else this.chip.setPin(pin, !this.board.keys.pressed_is_low);
  }

  release(key) {
    this.held.delete(key);
    const { has_resistors, pressed_is_low } = this.board.keys;
    if (this.wiring) this.#pressHeld();
    else this.chip.setPin(this.pinOf(key), has_resistors ? pressed_is_low : null); // null: the chip's pull-up alone holds it
  }

  /** B of a board that has only a joystick is A, held. */
  press(key) {
    const isLong = key === 'B' && this.board.keys.pins.B === undefined;
    const button = isLong ? 'A' : key;
    this.hold(button);
    this.pass(isLong ? kLongMs : 50);
    this.release(button);
    this.pass(50);
  }

  // The argument of hal::idle_until is far in the future when nothing moves.
  #idle(wakeAt, back) {
    const now = Math.floor(this.chip.micros / 1000);
    this.rests = ((wakeAt - now) | 0) >= kFarMs;
    this.chip.onReturn(back & ~1, () => { this.rests = false; });
    if (this.rests && this.stopAtRest) this.chip.stop();
  }

  /** Lets time pass until nothing moves and the last byte is on the panel. False: not within `ms`. */
  settle(ms = 10_000) {
    const end = this.chip.now + ms * kMs;
    this.stopAtRest = true;
    const rested = this.rests || this.chip.run(ms * kMs);
    this.stopAtRest = false;
    while (this.chip.now < end && this.chip.now - this.panel.busyUntil < kQuietMs * kMs) this.pass(kQuietMs);
    return rested;
  }

  /** Light comes from the panel. */
  shines() {
    const { backlight } = this.board.panel;
    return this.panel.on && (backlight === null || duty(this.chip.rp, backlight) > 0);
  }

  /** Calls `then()` whenever the panel begins to shine. */
  onLight(then) {
    let shone = this.chip.rp !== undefined && this.shines();
    const look = () => {
      const shines = this.shines();
      if (shines && !shone) then();
      shone = shines;
    };
    this.panel.onSwitched = look;
    this.chip.onPwm = look;
  }

  picture() {
    return this.panel.picture();
  }
}
