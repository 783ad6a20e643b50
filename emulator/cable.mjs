// A USB cable to a PC whose terminal has the port open.
import { USBCDC } from 'rp2040js';

/** TinyUSB writes the control word of endpoint 0, which has none, to address 0: the ROM ignores it. */
function forgiveTinyUsb(rp) {
  rp.memory.ignoresWritesTo0 = true;
}

export class Cable {
  /** @param device before its power is on */
  constructor(device) {
    this.heard = ''; // a byte a character
    this.onHeard = null; // called after every packet
    this.connected = false;
    device.setUsbPower(true);
    device.chip.onReset.push((rp) => this.#connect(rp));
  }

  #connect(rp) {
    forgiveTinyUsb(rp);
    this.connected = false;
    this.reading = null;
    this.cdc = new USBCDC(rp.usbCtrl);
    this.cdc.onDeviceConnected = () => { this.connected = true; };
    this.cdc.onSerialData = (bytes) => {
      this.heard += String.fromCharCode(...bytes);
      if (this.onHeard) this.onHeard();
    };
    // rp2040js sends an empty packet whenever the device is ready for one, which keeps it awake for
    // ever; a PC sends when a key is typed.
    const send = rp.usbCtrl.onEndpointRead;
    rp.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.cdc.outEndpoint && this.cdc.txFIFO.empty) this.reading = () => send(endpoint, size);
      else send(endpoint, size);
    };
  }

  type(byte) {
    this.cdc.sendSerialByte(byte);
    const send = this.reading;
    this.reading = null;
    if (send) send();
  }
}
