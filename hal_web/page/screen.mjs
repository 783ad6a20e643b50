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

// Lengths in pixels of the page.
const kMargin = 16; // around the case
const kNarrowMargin = 6; // the same where the window is a phone's
const kBar = 44; // of the menu button and the notice
const kLowWindow = 500; // in a window that is lower the case takes the place of the bar
const kWholeEnough = 0.85; // a scale of whole device pixels is taken if it fills this part of the room
// Parts of the case, in hundredths of the panel: glass and edge left and right of it; ears, glass, name plate and
// edge above and below it.
const kSides = 9;
const kAboveAndBelow = 33;
const kGap = 1.04; // between two round controls, as a factor of their width

/** The width of two round controls in a part of the case, one of them lower if that makes room, and the height they take. */
function placeDiscs(width, height) {
  let disc = Math.min(width / (2 * kGap), height);
  let row = disc;
  // One above the other's shoulder: the centres are as far apart as both are wide.
  for (let wider = disc; wider <= Math.min(width * 0.62, 320); wider += 2) {
    const across = width - wider * kGap;
    const down = Math.sqrt(Math.max(0, (wider * kGap) ** 2 - across ** 2));
    if (wider + down > height) break;
    [disc, row] = [wider, wider + down];
  }
  return { disc, row };
}

/** Places the drawn device in the window, or a part of it: upright or across, as large as fits. */
export function fit({ width, height, keyBits }, { innerWidth, innerHeight } = window) {
  const device = document.getElementById('device');
  const four = (keyBits & 15) === 0;
  const across = innerWidth > innerHeight * 1.05;
  const isLow = across && innerHeight < kLowWindow;
  const unit = Math.max(height, width * 0.62) / 100; // of a panel that is not enlarged
  const margin = across && !isLow ? kMargin : kNarrowMargin;
  const room = { width: innerWidth - 2 * margin, height: innerHeight - 2 * margin - (isLow ? 0 : kBar) };
  const control = across ? Math.min(innerHeight * 0.46, innerWidth * 0.21, 360) : Math.min(room.width * 0.46, innerHeight * 0.31, 320);
  const beside = across ? 2 * control * (four ? 0.5 : 1) : 0;
  const below = across ? 0 : control;
  const most = Math.min((room.width - beside) / (width + kSides * unit), (room.height - below) / (height + kAboveAndBelow * unit));
  const whole = Math.floor(most * devicePixelRatio) / devicePixelRatio;
  const scale = whole >= most * kWholeEnough ? whole : most;
  const wide = (width + kSides * unit) * scale;
  const discs = across ? { disc: control * 0.84, row: control } : placeDiscs(wide, room.height - (height + kAboveAndBelow * unit) * scale);
  device.dataset.layout = across ? 'across' : 'upright';
  document.body.classList.toggle('low', isLow);
  const lengths = { unit: unit * scale, control, ...discs, 'panel-width': width * scale, 'panel-height': height * scale };
  for (const [name, length] of Object.entries(lengths)) device.style.setProperty(`--${name}`, `${length}px`);
}
