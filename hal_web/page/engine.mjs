// The game as an object: loads the WebAssembly module and turns its memory into typed arrays and strings. Knows
// no page, so that tests in Node use it as well.

/** Bits of engine/hal.h. */
export const kKeys = { up: 1, down: 2, left: 4, right: 8, A: 16, B: 32, X: 64, Y: 128 };

const kErased = 0xff;
const kBadFile = 8; // errno of WASI

export class Engine {
  #exports;
  #utf8 = new TextDecoder();

  /**
   * @param module a WebAssembly.Module of felicity.wasm
   * @param page what the game needs of it, each optional but entropy: tune(volume), step(hertz, ms), brightness(percent),
   *   led(red, green, blue), shown(x, y, w, h), text(string, {x, y, w, h}), entropy(Uint8Array of 32),
   *   flash(at, size) that returns whether the disk takes it
   */
  constructor(module, page) {
    const nothing = () => {};
    const imports = {
      page: {
        tune: page.tune ?? nothing,
        step: page.step ?? nothing,
        brightness: page.brightness ?? nothing,
        led: page.led ?? nothing,
        shown: page.shown ?? nothing,
        text: page.text ? (at, size, x, y, w, h) => page.text(this.#text(at, size), { x, y, w, h }) : nothing,
        entropy: (at) => page.entropy(this.#bytes(at, 32)),
        flash: page.flash ?? (() => true),
        panic: (file, line) => { throw new Error(`a bug was found at ${this.#string(file)}:${line}`); },
      },
      // The C++ library prints to stderr before it aborts; a page has none.
      wasi_snapshot_preview1: { fd_close: () => kBadFile, fd_seek: () => kBadFile, fd_write: () => kBadFile },
    };
    this.#exports = new WebAssembly.Instance(module, imports).exports;
    this.#exports.__wasm_call_ctors();
    this.flash.fill(kErased);
    this.boards = this.#list(this.#exports.board_count(), (i) => ({
      name: this.#string(this.#exports.board_name(i)), title: this.#string(this.#exports.board_title(i)) }));
    this.languages = this.#list(this.#exports.language_count(), (i) => this.#string(this.#exports.language_code(i)));
  }

  #list(count, get) {
    return Array.from({ length: count }, (_, index) => get(index));
  }

  // The memory may grow while a record is read: views are made when they are needed.
  #bytes(at, size) {
    return new Uint8Array(this.#exports.memory.buffer, at, size);
  }

  #text(at, size) {
    return this.#utf8.decode(this.#bytes(at, size));
  }

  #string(at) {
    const all = new Uint8Array(this.#exports.memory.buffer);
    return this.#text(at, all.indexOf(0, at) - at);
  }

  // ---- memory -------------------------------------------------------------------------------------
  get flash() {
    return this.#bytes(this.#exports.flash(), this.#exports.flash_bytes());
  }

  /** Room for a skin; before start(), or changeSkin() after it. */
  get skin() {
    return this.#bytes(this.#exports.skin(), this.#exports.skin_bytes());
  }

  /**
   * The running game takes what skin holds now.
   * @returns {{fault: number, at: number}} skin::Fault of engine/skin/skin.h, and where in the block
   */
  changeSkin() {
    return { fault: this.#exports.change_skin(), at: this.#exports.skin_fault_at() };
  }

  /** Where a skin lies in the flash of a device, from its start. */
  get skinAt() {
    return this.#exports.skin_at();
  }

  /** The game's own pictures, names, tunes and colours as a skin. */
  get ownSkin() {
    return this.#bytes(this.#exports.own_skin(), this.#exports.own_skin_bytes()).slice();
  }

  hasLetter(code) {
    return this.#exports.has_letter(code) !== 0;
  }

  /** Opens the list of cards at this one. */
  showCard(face) {
    this.#exports.show_card(face);
  }

  playTune(tune, volume) {
    this.#exports.play_tune(tune, volume);
  }

  get sectorBytes() {
    return this.#exports.sector_bytes();
  }

  /** RGBA of the panel, row by row. */
  get picture() {
    const { width, height } = this;
    return new Uint8ClampedArray(this.#exports.memory.buffer, this.#exports.picture(), width * height * 4);
  }

  // ---- the game -----------------------------------------------------------------------------------
  /** @param language a code of `languages`; without it the saved one */
  start(board, { now = 0, battery = -1, language } = {}) {
    const index = this.boards.findIndex(({ name }) => name === board);
    if (index < 0) throw new Error(`there is no board ${board}`);
    this.#exports.start(index, battery, now, this.languages.indexOf(language));
    this.width = this.#exports.width();
    this.height = this.#exports.height();
    this.keyBits = this.#exports.key_bits();
    this.isMono = this.#exports.is_mono() !== 0;
  }

  /** @returns milliseconds until the next step, if no key changes */
  step(now, held) {
    return this.#exports.step(now, held);
  }

  /** A name is written: keys with letters are letters, not buttons. */
  get takesLetters() {
    return this.#exports.takes_letters() !== 0;
  }

  /** @param letter of one UTF-16 unit; step() draws it */
  typeLetter(letter) {
    this.#exports.type_letter(letter.charCodeAt(0));
  }

  cover(now) {
    this.#exports.cover(now);
  }

  get settled() {
    return this.#exports.settled() !== 0;
  }

  get isSecret() {
    return this.#exports.is_secret() !== 0;
  }

  get isNight() {
    return this.#exports.is_night() !== 0;
  }

  get language() {
    return this.languages[this.#exports.language()];
  }

  set animationSpeed(speed) {
    this.#exports.set_speed(['slow', 'normal', 'fast', 'off'].indexOf(speed));
  }

  // ---- saves and records --------------------------------------------------------------------------
  #put(bytes) {
    const room = this.#exports.exchange_room();
    const part = bytes.subarray(0, room);
    this.#bytes(this.#exports.exchange(), room).set(part);
    return part.length;
  }

  #taken() {
    return this.#bytes(this.#exports.exchange(), this.#exports.exchange_size()).slice();
  }

  #reason() {
    return this.#utf8.decode(this.#taken());
  }

  /** @returns the reason why these bytes are not a save, or '' */
  saveFault(bytes) {
    return this.#exports.check_save(this.#put(bytes)) ? '' : this.#reason();
  }

  /** Reads a record of a `.felicity` file. @returns the reason why it is none, or '' */
  readText(bytes) {
    return this.#exports.read_text(this.#put(bytes)) ? '' : this.#reason();
  }

  /** The same of the bytes of a link. */
  readBytes(bytes) {
    return this.#exports.read_bytes(this.#put(bytes)) ? '' : this.#reason();
  }

  /** Replays the record that was read last. */
  watch() {
    this.#exports.watch();
  }

  get isReplay() {
    return this.#exports.is_replay() !== 0;
  }

  get finishedCount() {
    return this.#exports.finished_count();
  }

  /** @param index 0: the newest. @returns a record as from record(), or null */
  finished(index) {
    return this.#exports.read_finished(index) ? this.record() : null;
  }

  /** The record that was read last. @returns {{text: Uint8Array, bytes: Uint8Array}} */
  record() {
    this.#exports.write_text();
    const text = this.#taken();
    this.#exports.write_bytes();
    return { text, bytes: this.#taken() };
  }

  /** Its result. @returns {{name: string, score: number, won: boolean}[] | null} null: it was left before its end */
  result() {
    if (!this.#exports.write_result()) return null;
    return this.#reason().trim().split('\n').map((line) => {
      const [score, won, ...name] = line.split(' ');
      return { name: name.join(' '), score: Number(score), won: won === '1' };
    });
  }

  /**
   * What hard would have done in the record that was read last, decision by decision of its people; other records may
   * be read meanwhile.
   * @yields {{round: number, seat: number, played: object, hard: object}} an action is {action, of, win, points}: of is
   *   the card or the mice, win thousandths, points tenths
   * @returns {number[]} which of them were the costliest
   */
  *explain() {
    this.#exports.explain();
    while (this.#exports.explain_next()) {
      const [round, seat, ...both] = this.#reason().split(' ');
      const [played, hard] = [both.slice(0, 3), both.slice(3)].map(([word, win, points]) => {
        const [action, of] = word.split(':');
        return { action, of, win: Number(win), points: Number(points) };
      });
      yield { round: Number(round), seat: Number(seat), played, hard };
    }
    return this.#reason().split(' ').filter(Boolean).map(Number);
  }
}
