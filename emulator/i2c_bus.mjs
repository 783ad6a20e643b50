// A panel on I2C: every bit takes its time, and the panel may be unplugged or fall silent.
import { I2cWires } from './i2c_wires.mjs';

const kTxEmpty = 1 << 4;
const kTxEmptyWhenSent = 1 << 8; // TX_EMPTY_CTRL in IC_CON
const kByteBits = 9; // with its acknowledge
const kMore = 0x80; // control byte: another one follows after the next byte
const kIsData = 0x40;

export class I2cBus {
  constructor(chip, { instance, address, hertz, sda, scl }, panel) {
    Object.assign(this, { chip, address, hertz, sda, scl, panel });
    this.plugged = true;
    /** How many more bytes the panel acknowledges, addresses included. */
    this.patience = Infinity;
    /** Nanoseconds after power: until then it acknowledges nothing. */
    this.silentUntil = 0;
    /** It acknowledges its address for reading, too. */
    this.readable = true;
    this.wires = new I2cWires(chip, this);
    this.polled = 0; // reads of the status
    chip.onReset.push((rp) => this.#connect(rp, rp.i2c[instance]));
  }

  #connect(rp, i2c) {
    let then = null;
    const alarm = rp.clock.createAlarm(() => then());
    const after = (bits, what) => {
      then = what;
      const nanos = ((i2c.sclLowPeriod + i2c.sclHighPeriod) * 1e9) / rp.clkSys;
      if (nanos < 0.99e9 / this.hertz) throw new Error(`a bit of ${nanos} ns: ${this.hertz} Hz are legal`);
      alarm.schedule(bits * nanos);
    };
    this.#mend(i2c);
    const acknowledges = () => {
      const answers = this.plugged && this.wires.fine && this.patience > 0 && this.chip.now >= this.silentUntil;
      if (answers) this.patience--;
      return answers;
    };
    i2c.onStart = () => {
      this.wires.setBusy(true);
      after(1, () => i2c.completeStart());
    };
    i2c.onStop = () => after(1, () => {
      this.wires.setBusy(false);
      i2c.completeStop();
    });
    i2c.onConnect = (address, reads) => {
      if (!reads) this.control = null;
      const from = this.chip.now;
      after(kByteBits, () => {
        const mine = address === this.address && (!reads || this.readable) && acknowledges();
        if (mine && !reads) this.panel.sent(from, this.chip.now, 1);
        i2c.completeConnect(mine);
      });
    };
    i2c.onWriteByte = (byte) => {
      const from = this.chip.now;
      after(kByteBits, () => {
        const taken = acknowledges();
        if (taken) {
          this.#byte(byte);
          this.panel.sent(from, this.chip.now, 1);
        }
        if (i2c.txFIFO.itemCount <= i2c.txThreshold) i2c.setInterrupts(kTxEmpty);
        i2c.completeWrite(taken);
      });
    };
    // The kind of the last message decides what is read; an unplugged wire is high.
    i2c.onReadByte = () => after(kByteBits, () => {
      if (this.control & kIsData) throw new Error('pixels are read instead of the status');
      this.polled++;
      i2c.completeRead(this.plugged ? this.panel.status() : 0xff);
    });
  }

  // rp2040js calls the transmitter empty when the last byte leaves the FIFO; with TX_EMPTY_CTRL it is
  // empty when that byte is out. After an abort, which flushes the FIFO, rp2040js does not set the bit.
  #mend(i2c) {
    const set = i2c.setInterrupts.bind(i2c);
    i2c.setInterrupts = (mask) => {
      const early = mask === kTxEmpty && i2c.inNext && (i2c.control & kTxEmptyWhenSent) !== 0;
      if (!early) set(mask);
    };
    const next = i2c.nextCommand.bind(i2c);
    i2c.nextCommand = () => {
      i2c.inNext = true;
      next();
      i2c.inNext = false;
    };
    const abort = i2c.abort.bind(i2c);
    i2c.abort = (reason) => {
      abort(reason);
      set(kTxEmpty);
    };
  }

  #byte(byte) {
    if (this.control === null) {
      this.control = byte;
      return;
    }
    if (this.control & kIsData) this.panel.data(byte);
    else this.panel.command(byte);
    if (this.control & kMore) this.control = null;
  }
}
