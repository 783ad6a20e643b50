// The game on the page: steps the engine when a key changes or its time has come, and shows a picture once what it
// rests on is on the disk. Between two steps nothing runs.
const kSliceMs = 6; // of a bot's thinking, before the page gets its turn

export class Game {
  #timer = 0;
  #last = 0;
  #origin = performance.now();
  #stopped = false;

  #disk;

  /** @param parts engine, screen, reader, keys; onStep(isNew) after every turn, onBug(error) */
  constructor(parts) {
    Object.assign(this, parts);
  }

  set disk(disk) {
    this.#disk = disk;
    disk.onIdle = () => this.#show();
  }

  /** @param wishes of a device that was never switched on: language and animations */
  start(board, wishes = {}) {
    const { engine } = this;
    engine.start(board, { now: this.#now(performance.now()), language: wishes.language });
    if (wishes.animationSpeed) engine.animationSpeed = wishes.animationSpeed;
    this.screen.resize(engine.width, engine.height);
    this.keys.bits = engine.keyBits;
    this.#stopped = false;
    this.run();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  // The engine's milliseconds at a time of the page. They never go back: an event may be older than the last
  // step.
  #now(at) {
    this.#last = Math.max(this.#last, Math.floor(at - this.#origin));
    return this.#last;
  }

  /** @param at when the key changed, which is before its handler runs */
  run(at = performance.now()) {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const began = performance.now();
    let wait = 0;
    let time = at;
    try {
      do {
        this.reader.beginFrame();
        wait = this.engine.step(this.#now(time), this.keys.held);
        time = performance.now();
      } while (wait === 0 && time - began < kSliceMs);
    } catch (error) {
      this.stop();
      this.onBug(error);
      return;
    }
    this.#finish();
    this.#timer = setTimeout(() => this.run(), wait);
  }

  /** @returns whether a name is written, into which the letter went if its language has it */
  type(letter, at) {
    if (this.#stopped || !this.engine.takesLetters) return false;
    this.engine.typeLetter(letter);
    this.run(at);
    return true;
  }

  /** No key is held, and nothing secret stays on the screen. */
  cover() {
    this.keys.letGo();
    if (this.#stopped) return;
    this.engine.cover(this.#now(performance.now()));
    this.#finish();
    if (this.screen.showsSecret) this.screen.blank();
    this.run();
  }

  watch() {
    this.engine.watch();
    this.run();
  }

  #finish() {
    this.#disk.flush(this.engine.flash);
    this.#show();
  }

  #show() {
    if (!this.#disk.isIdle) {
      this.reader.wait();
      return;
    }
    const isNew = this.screen.hasChanged;
    this.screen.draw(this.engine);
    this.onStep(isNew);
  }
}
