// Writes a tune with a piano of two octaves: a key adds a note and plays the tune.
import { readTune, writeTune } from './block.mjs';
import { words } from './words.mjs';

const kFirst = 60; // C4, as MIDI counts
const kLast = 84; // C6
const kMeow = 4;
const kNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
const kBlack = [1, 3, 6, 8, 10];
const hertzOf = (key) => Math.round(440 * 2 ** ((key - 69) / 12));
const nearest = (hertz) => Math.round(69 + 12 * Math.log2(hertz / 440));
const nameOf = (key) => `${kNames[((key % 12) + 12) % 12]}${Math.floor(key / 12) - 1}`;
const element = (id) => document.getElementById(id);

function textOf({ from, to, ms, rolled }) {
  if (from === 0) return `– ${ms}`;
  const end = to === from ? '' : `→${nameOf(nearest(to))}`;
  return `${rolled ? '≋' : ''}${nameOf(nearest(from))}${end} ${ms}`;
}

export class TuneEditor {
  #ms = 120;
  #isFresh = true; // the first key begins a new tune

  /** @param skin contents(tune), change(tune, contents or null) that returns whether it fits, play(tune) */
  constructor(skin) {
    this.skin = skin;
    const select = element('tune');
    select.replaceChildren(...words.tuneNames.map((name, index) => new Option(name, index, false, index === kMeow)));
    select.onchange = () => {
      this.#isFresh = true;
      this.show();
      skin.play(this.tune);
    };
    element('play-tune').onclick = () => skin.play(this.tune);
    element('own-tune').onclick = () => {
      skin.change(this.tune, null);
      this.#isFresh = true;
      this.show();
      skin.play(this.tune);
    };
    element('back-note').onclick = () => this.#set(this.#notes().slice(0, -1));
    element('rest').onclick = () => this.#add({ from: 0, ms: this.#ms });
    for (const button of element('lengths').querySelectorAll('[data-ms]')) {
      button.onclick = () => {
        this.#ms = Number(button.dataset.ms);
        this.show();
      };
    }
    element('piano').replaceChildren(...Array.from({ length: kLast - kFirst + 1 }, (_, i) => {
      const key = document.createElement('button');
      const isBlack = kBlack.includes(i % 12);
      key.className = isBlack ? 'black' : 'white';
      key.ariaLabel = key.title = nameOf(kFirst + i);
      key.textContent = i % 12 === 0 ? nameOf(kFirst + i) : '';
      key.onclick = () => this.#add({ from: hertzOf(kFirst + i), ms: this.#ms });
      return key;
    }));
  }

  get tune() {
    return Number(element('tune').value);
  }

  #notes() {
    return readTune(this.skin.contents(this.tune));
  }

  #add(note) {
    this.#set(this.#isFresh ? [note] : [...this.#notes(), note]);
  }

  #set(notes) {
    this.#isFresh = notes.length === 0;
    if (this.skin.change(this.tune, notes.length === 0 ? null : writeTune(notes))) this.skin.play(this.tune);
    this.show();
  }

  show() {
    element('notes').replaceChildren(...this.#notes().map((note) => {
      const chip = document.createElement('span');
      chip.textContent = textOf(note);
      return chip;
    }));
    for (const button of element('lengths').querySelectorAll('[data-ms]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.ms) === this.#ms));
    }
  }
}
