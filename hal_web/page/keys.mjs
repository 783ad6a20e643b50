// Keyboard, fingers, mouse and game controllers hold the buttons of the drawn device.
import { Controllers } from './controllers.mjs';
import { kKeys } from './engine.mjs';

const kKeyboard = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
  a: 'A', Enter: 'A', ' ': 'A', b: 'B', Escape: 'B', Backspace: 'B', x: 'X', y: 'Y',
};
const kDirections = kKeys.up | kKeys.down | kKeys.left | kKeys.right;
const kClickMs = 80; // of a press without a finger: a screen reader's
const kBuzzMs = 8;
const kNotForTheGame = 'dialog, select, input, textarea, a, summary, button:not([data-key])';

export class Keys {
  #sources = new Map(); // what holds a key, by name: the bits
  #pointers = new Map(); // of a finger or mouse: the button it pressed, and the one it is on
  #bits = 0; // that the board has
  #stale = 0; // of controllers: held since before the page had the focus

  /**
   * @param changed called with the time of the event whenever `held` is another
   * @param typed called with a letter of the keyboard and the time; returns whether it went into a name
   */
  constructor({ changed, touched, typed = () => false }) {
    this.held = 0;
    this.changed = changed;
    this.typed = typed;
    this.touched = touched; // at every press, for sound and vibration
    addEventListener('keydown', (event) => this.#keyDown(event));
    addEventListener('keyup', (event) => this.#set(event.code, 0, event.timeStamp));
    new Controllers((names) => this.#controllers(names));
    const device = document.getElementById('device');
    device.addEventListener('pointerdown', (event) => this.#pointerDown(event));
    device.addEventListener('contextmenu', (event) => event.preventDefault());
    device.addEventListener('click', (event) => this.#click(event));
    addEventListener('pointermove', (event) => this.#pointerMove(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (event) => this.#pointerUp(event));
  }

  set bits(bits) {
    this.#bits = bits;
    this.letGo();
  }

  /** Nothing is held any more, and a finger that is still down presses nothing until it comes again. */
  letGo() {
    this.#sources.clear();
    this.#pointers.clear();
    this.#update(performance.now());
  }

  // Four buttons have no cross: X and Y stand for up and down, held for left and right.
  #bit(name) {
    const bit = kKeys[name] ?? 0;
    if ((this.#bits & kDirections) !== 0 || (bit & kDirections) === 0) return bit & this.#bits;
    return bit & (kKeys.up | kKeys.left) ? kKeys.X : kKeys.Y;
  }

  #set(source, bits, at) {
    if (bits === 0) this.#sources.delete(source);
    else this.#sources.set(source, bits);
    this.#update(at);
  }

  #update(at) {
    let held = 0;
    for (const bits of this.#sources.values()) held |= bits;
    if (held === this.held) return;
    this.held = held;
    for (const button of document.querySelectorAll('[data-key]')) {
      button.classList.toggle('held', (held & kKeys[button.dataset.key]) !== 0);
    }
    this.changed(at);
  }

  // ---- keyboard -----------------------------------------------------------------------------------
  #keyDown(event) {
    if (event.target.closest?.(kNotForTheGame)) return;
    if (this.#type(event)) return event.preventDefault();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = ['Enter', ' '].includes(event.key) ? event.target.dataset?.key : undefined;
    const name = focused ?? kKeyboard[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name) return;
    event.preventDefault();
    if (event.repeat) return;
    this.touched(false);
    this.#set(event.code, this.#bit(name), event.timeStamp);
  }

  // While a name is written a key with a letter is no button; Space still is. AltGr makes letters, too.
  #type(event) {
    if (event.key.length !== 1 || event.key === ' ' || event.metaKey) return false;
    const isShortcut = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
    if (isShortcut || event.repeat || !this.typed(event.key, event.timeStamp)) return false;
    this.touched(false);
    return true;
  }

  // ---- game controllers ---------------------------------------------------------------------------
  #controllers(names) {
    const bits = names.reduce((all, name) => all | this.#bit(name), 0);
    if (bits !== 0 && !this.#sources.has('controller')) this.touched(false);
    // After letGo() a button counts when it is pressed again.
    if (document.hasFocus()) this.#set('controller', bits & ~this.#stale, performance.now());
    this.#stale = document.hasFocus() ? this.#stale & bits : bits;
  }

  // ---- fingers and mouse --------------------------------------------------------------------------
  // A letter stays held until its finger lifts, wherever that slides; a button that it slides onto is held as
  // long as it is there. So one finger, or a mouse with one button, holds A and presses an arrow.
  #pointerBits({ first, over }) {
    return (first & kDirections) !== 0 ? over || first : first | over;
  }

  #buttonAt(x, y) {
    const button = document.elementFromPoint(x, y)?.closest('[data-key]');
    return button ? this.#bit(button.dataset.key) : 0;
  }

  #pointerDown(event) {
    const bit = this.#buttonAt(event.clientX, event.clientY);
    if (bit === 0) return;
    event.preventDefault();
    this.touched(event.pointerType === 'touch');
    // A button pressed with the right mouse button stays down until it is clicked.
    const latch = `latch${bit}`;
    if (this.#sources.has(latch)) return this.#set(latch, 0, event.timeStamp);
    if (event.button === 2) return this.#set(latch, bit, event.timeStamp);
    const pointer = { first: bit, over: bit };
    this.#pointers.set(event.pointerId, pointer);
    this.#set(event.pointerId, this.#pointerBits(pointer), event.timeStamp);
  }

  #pointerMove(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    const over = this.#buttonAt(event.clientX, event.clientY);
    pointer.over = over === 0 && (pointer.first & kDirections) !== 0 ? pointer.over : over;
    this.#set(event.pointerId, this.#pointerBits(pointer), event.timeStamp);
  }

  #pointerUp(event) {
    this.#pointers.delete(event.pointerId);
    this.#set(event.pointerId, 0, event.timeStamp);
  }

  // A click without a pointer comes from a screen reader.
  #click(event) {
    const name = event.target.closest('[data-key]')?.dataset.key;
    if (!name || event.detail !== 0 || event.pointerType) return;
    this.touched(false);
    this.#set('click', this.#bit(name), performance.now());
    setTimeout(() => this.#set('click', 0, performance.now()), kClickMs);
  }
}

/** A short buzz under the finger. */
export function vibrate() {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(kBuzzMs);
}
