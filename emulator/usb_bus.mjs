// The USB bus as the chip's end sees it: pulled-up data wires, and a bus that falls silent.
const kSieControl = 0x4c;
const kSieStatus = 0x50;
const kMuxing = 0x74;
const kPhy = [0x7c, 0x80]; // USBPHY_DIRECT and its override
const kPullUp = 1 << 16; // D+ goes high: a device is there
const kSuspended = 1 << 4; // of SIE_STATUS
const kSuspendInterrupt = 1 << 14;
const kToDigitalPad = 1 << 2; // the work-around of erratum E5 forces the state of the wires by a GPIO
const kSilentMs = 3; // without a frame: the bus is suspended
const kMs = 1e6;

export class UsbBus {
  /** @param onPullUp called when D+ is pulled up */
  constructor(rp, onPullUp) {
    this.usb = rp.usbCtrl;
    this.forced = 0; // times the state of the wires was forced
    const phy = new Map(kPhy.map((at) => [at, 0])); // rp2040js has no such registers
    const [read, write] = [this.usb.readUint32.bind(this.usb), this.usb.writeUint32.bind(this.usb)];
    this.usb.readUint32 = (at) => phy.get(at) ?? read(at);
    this.usb.writeUint32 = (at, value) => {
      if (phy.has(at)) return void phy.set(at, value);
      write(at, value);
      if (at === kSieStatus && (this.usb.rawWriteValue & kSuspended) !== 0) this.#setSuspended(false);
      if (at === kMuxing && (value & kToDigitalPad) !== 0) this.forced++;
      if (at === kSieControl && (value & kPullUp) !== 0) onPullUp();
    };
    this.silent = rp.clock.createAlarm(() => this.#setSuspended(true));
  }

  get isPulledUp() {
    return (this.usb.readUint32(kSieControl) & kPullUp) !== 0;
  }

  /** The PC is gone: no more frames. */
  unplug() {
    if (this.isPulledUp) this.silent.schedule(kSilentMs * kMs);
  }

  /** A PC resets every device that it finds. */
  plugIn() {
    this.silent.cancel();
    if (this.isPulledUp) this.usb.resetDevice();
  }

  #setSuspended(on) {
    const { usb } = this;
    usb.sieStatus = on ? usb.sieStatus | kSuspended : usb.sieStatus & ~kSuspended;
    usb.intRaw = on ? usb.intRaw | kSuspendInterrupt : usb.intRaw & ~kSuspendInterrupt;
    usb.checkInterrupts();
  }
}
