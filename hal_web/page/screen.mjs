// The panel: a canvas of the board's pixels, enlarged by whole device pixels where there is room.
export class Screen {
  #canvas = document.getElementById('panel');
  #context = this.#canvas.getContext('2d', { alpha: false });
  #changed = null; // the rectangle that was not drawn yet

  /** Is a secret picture on the canvas? */
  showsSecret = false;

  resize(width, height) {
    Object.assign(this.#canvas, { width, height });
    this.#changed = null;
  }

  add(x, y, w, h) {
    const old = this.#changed ?? { left: x, top: y, right: x, bottom: y };
    this.#changed = { left: Math.min(old.left, x), top: Math.min(old.top, y),
      right: Math.max(old.right, x + w), bottom: Math.max(old.bottom, y + h) };
  }

  get hasChanged() {
    return this.#changed !== null;
  }

  draw(engine) {
    if (!this.#changed) return;
    const { left, top, right, bottom } = this.#changed;
    const image = new ImageData(engine.picture, engine.width, engine.height);
    this.#context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    this.#changed = null;
    this.showsSecret = engine.isSecret;
  }

  /** Black until the next picture, all of which is drawn. */
  blank() {
    const { width, height } = this.#canvas;
    this.#context.fillRect(0, 0, width, height);
    this.add(0, 0, width, height);
    this.showsSecret = false;
  }

  brightness(percent) {
    this.#canvas.style.filter = percent === 0 ? 'brightness(0)' : `brightness(${0.5 + percent / 160})`;
  }
}

// Room for the case around the panel, in pixels of the page.
const kMargin = 16;
const kBar = 44; // of the menu button and the notice
const kWholeEnough = 0.85; // a scale of whole device pixels is taken if it fills this part of the room

/** Places the drawn device in the window, or a part of its width: upright or across, as large as fits. */
export function fit({ width, height, keyBits }, innerWidth = window.innerWidth) {
  const device = document.getElementById('device');
  const four = (keyBits & 15) === 0;
  const across = innerWidth > innerHeight * 1.05;
  const control = across ? Math.min(innerHeight * 0.46, innerWidth * 0.21, 360) : Math.min(innerWidth * 0.46, innerHeight * 0.31, 320);
  const beside = across ? 2 * control * (four ? 0.5 : 1) : 0;
  const below = across ? 0 : control;
  const room = { width: innerWidth - 2 * kMargin - beside, height: innerHeight - 2 * kMargin - kBar - below };
  // The bezel, the ears and the name plate grow with the panel.
  const most = Math.min(room.width / (width * 1.1), room.height / (height + 0.32 * Math.max(height, width * 0.62)));
  const whole = Math.floor(most * devicePixelRatio) / devicePixelRatio;
  const scale = whole >= most * kWholeEnough ? whole : most;
  device.dataset.layout = across ? 'across' : 'upright';
  const lengths = { unit: Math.max(height, width * 0.62) * scale / 100, control,
    'panel-width': width * scale, 'panel-height': height * scale };
  for (const [name, length] of Object.entries(lengths)) device.style.setProperty(`--${name}`, `${length}px`);
}
