// What a read of the flash costs: the cache in front of it, and the serial read after a miss.
//
// RP2040 data sheet, 2.6.3.1 and 2.6.3.2: 16 KB in lines of 8 bytes, two ways, 1024 sets; a hit costs no
// cycle more than RAM. The sheet does not name the way that a miss replaces: here it is the one that was
// used longer ago. Writing to FLUSH empties it in 1024 cycles.
//
// A miss waits for the flash. boot2_w25q080 reads by EBh without repeating the command, on four wires at
// clk_sys / 2, so that one SCK is 2 cycles:
//   24 bits of address and 8 of mode    8 SCK
//   dummy clocks                        4 SCK
//   data, two SCK a byte                8 SCK a word, 16 SCK a line
// and about 5 cycles until the chip select is low and the last nibble is handed on:
const kSckCycles = 2;
const kBusCycles = 5;
const kAddressSck = 8 + 4;
/** Of a word past the cache: (12 + 8) x 2 + 5. */
export const kUncachedCycles = (kAddressSck + 8) * kSckCycles + kBusCycles;
/** Of a line that was not in the cache: (12 + 16) x 2 + 5. */
export const kMissCycles = (kAddressSck + 16) * kSckCycles + kBusCycles;
const kFlushCycles = 1024;

const kSets = 1024;
const kNoLine = -1;

export class FlashCache {
  constructor() {
    this.lines = new Int32Array(2 * kSets).fill(kNoLine); // both ways of a set side by side
    this.older = new Uint8Array(kSets); // the way that a miss replaces
    /** Cycles the processor has waited and the clock has not counted yet. */
    this.waited = 0;
    this.misses = 0;
  }

  /** @param line an address divided by 8 */
  read(line) {
    const set = line & (kSets - 1);
    const way = set << 1;
    if (this.lines[way] === line) {
      this.older[set] = 1;
    } else if (this.lines[way + 1] === line) {
      this.older[set] = 0;
    } else {
      const replaced = this.older[set];
      this.lines[way + replaced] = line;
      this.older[set] = 1 - replaced;
      this.waited += kMissCycles;
      this.misses++;
    }
  }

  readPastIt() {
    this.waited += kUncachedCycles;
  }

  flush() {
    this.lines.fill(kNoLine);
    this.waited += kFlushCycles;
  }
}
