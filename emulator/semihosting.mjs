// The requests that a program makes to its debugger with `bkpt 0xAB`: enough to print and to end.
const kOpen = 0x01;
const kClose = 0x02;
const kWrite = 0x05;
const kRead = 0x06;
const kIsTerminal = 0x09;
const kSeek = 0x0a;
const kFileLength = 0x0c;
const kErrno = 0x13;
const kCommandLine = 0x15;
const kHeapInfo = 0x16;
const kExit = 0x18;
const kExitWithStatus = 0x20;
const kElapsed = 0x30;
const kApplicationExit = 0x20026;
const kNoSuchFile = 2;
const kTerminal = 1;
const kFeatures = 2;
// The file ":semihosting-features": its mark, that a program may end with a status, and that it has two outputs. Without it
// the C library ends every program as if all was well.
const kFeatureBytes = [...Buffer.from('SHFB'), 0b11];
const kStackTop = 0x20042000;

/** Answers requests; `end(status)` is called when the program ends, `print(bytes)` when it prints,
 * `elapsed()` returns the cycles since its start. */
export function answerRequests(core, { print, end, elapsed, commandLine, heap }) {
  const word = (at) => core.readUint32(at);
  let place = 0; // in the features
  const bytes = (at, count) => Uint8Array.from({ length: count }, (_, i) => core.readUint8(at + i));
  return () => {
    const [request, block] = core.registers;
    const answer = () => {
      switch (request) {
        case kOpen: {
          const name = Buffer.from(bytes(word(block), word(block + 8))).toString();
          place = 0;
          return { ':tt': kTerminal, ':semihosting-features': kFeatures }[name] ?? -1;
        }
        case kClose: return 0;
        case kWrite: print(bytes(word(block + 4), word(block + 8))); return 0;
        case kRead: { // returns how many are missing
          const wanted = word(block + 8);
          const read = kFeatureBytes.slice(place, place + wanted);
          read.forEach((byte, i) => core.writeUint8(word(block + 4) + i, byte));
          place += read.length;
          return wanted - read.length;
        }
        case kSeek: place = word(block + 4); return 0;
        case kIsTerminal: return word(block) === kTerminal ? 1 : 0;
        case kFileLength: return word(block) === kFeatures ? kFeatureBytes.length : 0;
        case kErrno: return kNoSuchFile;
        case kCommandLine: {
          [...Buffer.from(`${commandLine}\0`)].forEach((byte, i) => core.writeUint8(word(block) + i, byte));
          core.writeUint32(block + 4, commandLine.length);
          return 0;
        }
        case kHeapInfo:
          [heap, kStackTop - 0x4000, kStackTop, kStackTop - 0x4000].forEach((value, i) =>
            core.writeUint32(word(block) + 4 * i, value));
          return 0;
        case kElapsed:
          core.writeUint32(block, elapsed() >>> 0);
          core.writeUint32(block + 4, Math.floor(elapsed() / 2 ** 32));
          return 0;
        case kExitWithStatus: end(word(block) === kApplicationExit ? word(block + 4) : 1); return 0;
        case kExit: end(block === kApplicationExit ? 0 : 1); return 0;
        default: throw new Error(`semihosting request 0x${request.toString(16)} is not answered`);
      }
    };
    core.registers[0] = answer();
  };
}
