// A device in memory for key scripts: time passes only when a script lets it. The same steps as hal_host's
// Headless, so that both make the same pictures.
import { Engine, kKeys } from '../../hal_web/page/engine.mjs';

const kLeastStepMs = 10;
const kDownMs = 50;
const kUpMs = 50;
const kSettleMs = 10_000;
const kBattery = 87;

/** The 32 bytes of the first, second, ... deal of a seed. */
export function seededEntropy(seed) {
  let count = 0n;
  return (key) => {
    key.fill(0);
    const view = new DataView(key.buffer, key.byteOffset, key.length);
    view.setBigUint64(0, BigInt(seed), true);
    view.setBigUint64(8, count++, true);
  };
}

export class MemoryDevice {
  #texts = [];
  #stale = false;
  #now = 0;
  #held = 0;

  /** @param flash bytes of an earlier device, or nothing for a new one. @param skin bytes of one, or nothing. @param speed of animations, else the saved one */
  constructor(module, { board, seed = 1, language, flash, speed, battery = kBattery, skin, ...page }) {
    this.engine = new Engine(module, {
      entropy: seededEntropy(seed),
      text: (text, where) => {
        this.#endFrame();
        this.#texts.push({ text, where });
      },
      shown: () => this.#endFrame(),
      ...page,
    });
    if (flash) this.engine.flash.set(flash);
    if (skin) this.engine.skin.set(skin);
    this.engine.start(board, { battery, language });
    if (speed) this.engine.animationSpeed = speed;
    this.#step();
  }

  get now() {
    return this.#now;
  }

  get held() {
    return this.#held;
  }

  // Texts belong to the last frame that drew something.
  #endFrame() {
    if (this.#stale) this.#texts = [];
    this.#stale = false;
  }

  #step() {
    this.#stale = true;
    this.wait = this.engine.step(this.#now, this.#held);
  }

  #stepBefore(end) {
    this.#now = Math.min(this.#now + Math.max(this.wait, kLeastStepMs), end);
    this.#step();
  }

  pass(ms) {
    const end = this.#now + ms;
    while (this.#now !== end) this.#stepBefore(end);
  }

  settle() {
    const end = this.#now + kSettleMs;
    while (!this.engine.settled && this.#now !== end) this.#stepBefore(end);
    return this.engine.settled;
  }

  hold(key) {
    this.#held |= kKeys[key];
    this.#step();
  }

  release(key) {
    this.#held &= ~kKeys[key];
    this.#step();
  }

  press(key) {
    this.hold(key);
    this.pass(kDownMs);
    this.release(key);
    this.pass(kUpMs);
  }

  picture() {
    return this.engine.picture;
  }

  /** All texts of the screen; lines of one paragraph are joined by a space. */
  texts() {
    const joined = [];
    this.#texts.forEach(({ text, where }, index) => {
      const above = index > 0 ? this.#texts[index - 1].where : null;
      const continues = above !== null && where.y === above.y + above.h && where.h === above.h &&
        where.x < above.x + above.w && above.x < where.x + where.w;
      if (continues) joined[joined.length - 1] += ` ${text}`;
      else joined.push(text);
    });
    return joined;
  }
}
