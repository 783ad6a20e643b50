// Draws a picture pixel by pixel, with finger or mouse.
import { kClear } from './block.mjs';

const kMostUndo = 50;

export class PixelEditor {
  #canvas;
  #undo = [];
  #redo = [];
  #last = null; // the pixel under the finger

  tool = 'pen';
  colour = 0;
  mirrors = false;

  /** @param changed called after every stroke */
  constructor(canvas, changed) {
    this.#canvas = canvas;
    this.changed = changed;
    canvas.addEventListener('pointerdown', (event) => this.#down(event));
    canvas.addEventListener('pointermove', (event) => this.#move(event));
    for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => this.#up());
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  /** @param colours the CSS colour of each number; @param paper of what is clear */
  open(pixels, { w, h }, colours, paper) {
    Object.assign(this, { pixels: Int8Array.from(pixels), w, h, colours, paper });
    this.#undo = [];
    this.#redo = [];
    this.draw();
  }

  get canUndo() {
    return this.#undo.length > 0;
  }

  get canRedo() {
    return this.#redo.length > 0;
  }

  undo() {
    this.#swap(this.#undo, this.#redo);
  }

  redo() {
    this.#swap(this.#redo, this.#undo);
  }

  #swap(from, to) {
    if (from.length === 0) return;
    to.push(this.pixels);
    this.pixels = from.pop();
    this.draw();
    this.changed();
  }

  /** Another picture as one step that can be undone. */
  replace(pixels) {
    this.#remember();
    this.pixels = Int8Array.from(pixels);
    this.draw();
    this.changed();
  }

  /** Left and right exchanged. */
  flip() {
    this.replace(this.pixels.map((_, i) => this.pixels[i - (i % this.w) + this.w - 1 - (i % this.w)]));
  }

  #remember() {
    this.#undo.push(this.pixels.slice());
    if (this.#undo.length > kMostUndo) this.#undo.shift();
    this.#redo = [];
  }

  #at(event) {
    const box = this.#canvas.getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) / box.width) * this.w);
    const y = Math.floor(((event.clientY - box.top) / box.height) * this.h);
    return x >= 0 && y >= 0 && x < this.w && y < this.h ? { x, y } : null;
  }

  #down(event) {
    const at = this.#at(event);
    if (!at) return;
    event.preventDefault();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#remember();
    const ink = this.tool === 'eraser' || event.button === 2 ? kClear : this.colour;
    if (this.tool === 'fill') {
      this.#fill(at, ink);
      if (this.mirrors) this.#fill({ x: this.w - 1 - at.x, y: at.y }, ink);
      this.draw();
      this.changed();
      return;
    }
    this.#last = at;
    this.ink = ink;
    this.#line(at, at);
  }

  #move(event) {
    if (!this.#last) return;
    const at = this.#at(event);
    if (!at) return;
    this.#line(this.#last, at);
    this.#last = at;
  }

  #up() {
    if (!this.#last) return;
    this.#last = null;
    this.changed();
  }

  // A fast finger leaves no gaps.
  #line(from, to) {
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
    for (let i = 0; i <= steps; i++) {
      this.#set(Math.round(from.x + ((to.x - from.x) * i) / steps), Math.round(from.y + ((to.y - from.y) * i) / steps));
    }
    this.draw();
  }

  #set(x, y) {
    this.pixels[y * this.w + x] = this.ink;
    if (this.mirrors) this.pixels[y * this.w + this.w - 1 - x] = this.ink;
  }

  #fill(at, ink) {
    const wanted = this.pixels[at.y * this.w + at.x];
    if (wanted === ink) return;
    const open = [at];
    while (open.length > 0) {
      const { x, y } = open.pop();
      if (x < 0 || y < 0 || x >= this.w || y >= this.h || this.pixels[y * this.w + x] !== wanted) continue;
      this.pixels[y * this.w + x] = ink;
      open.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 });
    }
  }

  draw() {
    const scale = Math.max(4, Math.floor(760 / this.w));
    Object.assign(this.#canvas, { width: this.w * scale, height: this.h * scale });
    paint(this.#canvas, this.pixels, this.w, this.colours, { scale, paper: this.paper, grid: true });
  }
}

/** A picture on a canvas; clear is paper, with a pattern where it is drawn large. */
export function paint(canvas, pixels, w, colours, { scale = 1, paper, grid = false }) {
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, canvas.width, canvas.height);
  pixels.forEach((pixel, i) => {
    const [x, y] = [(i % w) * scale, Math.floor(i / w) * scale];
    if (pixel === kClear && !grid) return;
    context.fillStyle = pixel === kClear ? paper : colours[pixel];
    context.fillRect(x, y, scale, scale);
    if (!grid) return;
    if (pixel === kClear) {
      context.fillStyle = '#8886';
      context.fillRect(x + scale / 2 - 1, y + scale / 2 - 1, 2, 2);
    }
    context.fillStyle = '#8883';
    context.fillRect(x, y, scale, 1);
    context.fillRect(x, y, 1, scale);
  });
}
