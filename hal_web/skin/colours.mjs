// The colours of a skin: paints, which are alike on every ground, and of each ground the paper and the ink.
import { kPart, keyOf, readPalette, writePalette } from './block.mjs';

export const [kDay, kNight, kTable, kTableAtNight] = [0, 1, 2, 3];
export const [kPaper, kInk] = [14, 9]; // cream and dark grey of a palette
const kGrounds = [kTable, kTableAtNight, kDay, kNight]; // as listed
const kContrast = 4.5; // of writing
const [kLightInk, kDarkInk] = [[255, 240, 200], [30, 28, 34]];
const kAtNight = 0.65; // of a dark cloth's light

const hexOf = (rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const rgbOf = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
export const cssOf = (rgb) => `rgb(${rgb.join(' ')})`;

// As the game reckons it: a square in place of the power 2.4.
const light = ([r, g, b]) => (0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b) / (255 * 255) + 0.05;
function contrast(a, b) {
  const [x, y] = [light(a), light(b)];
  return Math.max(x, y) / Math.min(x, y);
}
const inkFor = (paper) => (contrast(paper, kLightInk) > contrast(paper, kDarkInk) ? kLightInk : kDarkInk);

export class ColourEditor {
  #skin;
  #paint = 0;

  /**
   * @param skin {own, section: of a key, change: a list of [key, contents or null for the own ones], which is refused as a
   * whole, shown: after a change of a paint}
   */
  constructor(skin, words) {
    this.#skin = skin;
    const rows = kGrounds.map((ground, row) => this.#rowOf(ground, words.grounds[row], words));
    const head = document.createElement('div');
    head.append(...['', words.ground, words.writing, ''].map((text) => Object.assign(document.createElement('small'), { textContent: text })));
    document.getElementById('grounds').replaceChildren(head, ...rows);
    const mix = document.getElementById('mix');
    mix.oninput = () => this.#mix(rgbOf(mix.value));
    mix.onchange = () => this.show();
    document.getElementById('own-mix').onclick = () => this.#mix(null);
  }

  paletteOf(ground) {
    return readPalette(this.#skin.section(keyOf(kPart.palette, ground)));
  }

  /** The paint that #mix changes. */
  set paint(index) {
    this.#paint = index;
    this.show();
  }

  show() {
    for (const input of document.querySelectorAll('#grounds input')) {
      input.value = hexOf(this.paletteOf(Number(input.dataset.ground))[input.dataset.colour]);
    }
    this.#showSamples();
    document.getElementById('mix').value = hexOf(this.paletteOf(kDay)[this.#paint]);
    const isGround = this.#paint === kPaper || this.#paint === kInk;
    document.getElementById('mixing').hidden = isGround;
    document.getElementById('not-mixed').hidden = !isGround;
  }

  #showSamples() {
    document.querySelectorAll('#grounds .sample').forEach((sample, row) => {
      const palette = this.paletteOf(kGrounds[row]);
      Object.assign(sample.style, { background: cssOf(palette[kPaper]), color: cssOf(palette[kInk]) });
    });
  }

  #rowOf(ground, name, words) {
    const input = (colour, label) => {
      const made = Object.assign(document.createElement('input'), { type: 'color', ariaLabel: `${name}: ${label}`, title: label });
      Object.assign(made.dataset, { ground, colour });
      made.oninput = () => this.#changeGround(ground, { [colour]: rgbOf(made.value) });
      made.onchange = () => this.show(); // what was refused is not shown as if it were so
      return made;
    };
    const again = Object.assign(document.createElement('button'), { textContent: '⟲', title: words.original, ariaLabel: `${name}: ${words.original}` });
    again.onclick = () => {
      this.#skin.change((ground === kTable ? [kTable, kTableAtNight] : [ground]).map((one) => {
        const own = readPalette(this.#own(one));
        return this.#with(one, { [kPaper]: own[kPaper], [kInk]: own[kInk] });
      }));
      this.show();
    };
    const row = document.createElement('div');
    const sample = Object.assign(document.createElement('span'), { className: 'sample', textContent: name });
    row.append(sample, input(kPaper, words.ground), input(kInk, words.writing), again);
    return row;
  }

  #own(ground) {
    return this.#skin.own.get(keyOf(kPart.palette, ground));
  }

  /** The section with these colours changed; none if it is the game's own then. */
  #with(ground, colours) {
    const contents = writePalette(Object.assign(this.paletteOf(ground), colours));
    const own = this.#own(ground);
    return [keyOf(kPart.palette, ground), contents.every((byte, i) => byte === own[i]) ? null : contents];
  }

  // Writing that could no longer be read becomes light or dark. The cloth of the table is there at night, too, but darker.
  #changeGround(ground, colours) {
    const paper = colours[kPaper];
    if (paper && contrast(paper, this.paletteOf(ground)[kInk]) < kContrast) colours[kInk] = inkFor(paper);
    const changes = [this.#with(ground, colours)];
    if (ground === kTable && paper) {
      const ink = inkFor(paper);
      const share = ink === kLightInk ? kAtNight : 1;
      changes.push(this.#with(kTableAtNight, { [kPaper]: paper.map((value) => Math.round(value * share)), [kInk]: ink }));
    }
    if (this.#skin.change(changes)) this.#showSamples();
  }

  /** @param rgb of the paint; null: as it was. At night it is as much darker as the game's own one. */
  #mix(rgb) {
    const day = readPalette(this.#own(kDay))[this.#paint];
    const changes = [kDay, kNight, kTable, kTableAtNight].map((ground) => {
      const own = readPalette(this.#own(ground))[this.#paint];
      const mixed = rgb ? rgb.map((value, i) => (day[i] === 0 ? value : Math.min(255, Math.round((value * own[i]) / day[i])))) : own;
      return this.#with(ground, { [this.#paint]: mixed });
    });
    if (!this.#skin.change(changes)) return;
    if (!rgb) this.show();
    this.#skin.shown();
  }
}
