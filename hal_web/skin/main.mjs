// The editor of skins: pictures, names, tunes and the table cloth, beside the running game that shows them at once.
import { NoDisk } from '../page/disk.mjs';
import { Engine } from '../page/engine.mjs';
import { bytesOfHash, download, linkOf, onDrop } from '../page/files.mjs';
import { Game } from '../page/game.mjs';
import { Keys } from '../page/keys.mjs';
import { loadModule } from '../page/module.mjs';
import { notice, question } from '../page/notice.mjs';
import { Reader } from '../page/reader.mjs';
import { Screen, fit } from '../page/screen.mjs';
import { Sound } from '../page/sound.mjs';
import { translate } from '../page/words.mjs';
import { kClear, kMouse, kPart, keyOf, readBlock, readPalette, readPicture, readText, sizeOf, writeBlock, writePalette, writePicture, writeText } from './block.mjs';
import { PixelEditor, paint } from './pixel_editor.mjs';
import { TuneEditor } from './tune_editor.mjs';
import { uf2Of } from './uf2.mjs';
import { language, words } from './words.mjs';

const kFaces = 10;
const kStored = 'felicity-skin'; // of localStorage
const kFirstAnimal = 7; // the best cat
const kMonoColours = ['#f4f8ff', '#05070c'];
const kMonoPaper = '#20242c';
const kPaper = '#ffffff'; // of a card
const [kCream, kDarkGrey] = [14, 9]; // paper and ink of a palette
const kVolume = 2;
const element = (id) => document.getElementById(id);
const sound = new Sound();
const screen = new Screen();
const reader = new Reader();
let engine = null;
let game = null;
let own = null; // the game's own sections
let changed = new Map(); // those that the pupil has changed
let animal = kFirstAnimal;
let part = kPart.large;
let pixelEditor = null;
let tuneEditor = null;

const sentence = (text) => notice(text, { label: words.close, then: () => {} });
const pressed = (button, is) => button.setAttribute('aria-pressed', String(is));
const cssOf = ([r, g, b]) => `rgb(${r} ${g} ${b})`;
const hexOf = (rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const section = (key) => changed.get(key) ?? own.get(key);
const colours = () => readPalette(section(keyOf(kPart.palette, 0))).map(cssOf);
const ownName = (face) => readText(own.get(keyOf(kPart.name, face | ((1 + engine.languages.indexOf(language)) << 4))));
const nameOf = (face) => (changed.has(keyOf(kPart.name, face)) ? readText(changed.get(keyOf(kPart.name, face))) : ownName(face));

// ---- the skin and the game ------------------------------------------------------------------------------
function remember(block) {
  try {
    localStorage.setItem(kStored, String.fromCharCode(...block));
  } catch {
    // a browser that keeps nothing
  }
}

/** The running game takes the changed sections. @returns whether it could use them */
function apply() {
  const block = writeBlock(changed);
  engine.skin.fill(0xff);
  engine.skin.set(block.subarray(0, engine.skin.length));
  const { fault } = engine.changeSkin();
  element('bytes').textContent = words.used(block.length, engine.skin.length);
  game.run();
  if (fault === 0) remember(block);
  else notice(words.faults[fault] ?? words.badFile);
  return fault === 0;
}

/** Changes one section, or takes it back if the game cannot use it. */
function change(key, contents) {
  const before = changed.get(key);
  if (contents) changed.set(key, contents);
  else changed.delete(key);
  if (apply()) return true;
  if (before) changed.set(key, before);
  else changed.delete(key);
  apply();
  return false;
}

function takeBlock(bytes, fault) {
  const sections = readBlock(bytes);
  const before = changed;
  if (sections) {
    changed = sections;
    if (apply()) {
      showAll();
      return true;
    }
    changed = before;
    apply();
  }
  sentence(fault);
  return false;
}

// ---- drawing --------------------------------------------------------------------------------------------
function pixelsOf(of, which) {
  return readPicture(which, of, section(keyOf(which, of)));
}

function showAnimals() {
  const all = colours();
  [...element('animals').children].forEach((button, index) => {
    const canvas = button.firstChild;
    const { w, h } = sizeOf(kPart.large, index);
    Object.assign(canvas, { width: w, height: h });
    paint(canvas, pixelsOf(index, kPart.large), w, all, {});
    pressed(button, index === animal);
    const keys = [keyOf(kPart.large, index), keyOf(kPart.small, index), keyOf(kPart.name, index)];
    button.classList.toggle('changed', keys.some((key) => changed.has(key)));
    button.ariaLabel = index === kMouse ? words.mouse : nameOf(index);
    button.title = button.ariaLabel;
  });
}

function showPalette() {
  const isLarge = part === kPart.large;
  const names = isLarge ? words.colourNames : words.inkNames;
  const all = isLarge ? colours() : kMonoColours;
  const buttons = all.map((colour, index) => {
    const button = document.createElement('button');
    button.style.background = colour;
    button.ariaLabel = button.title = names[index];
    button.onclick = () => {
      pixelEditor.colour = index;
      if (pixelEditor.tool === 'eraser') pixelEditor.tool = 'pen';
      showTools();
    };
    return button;
  });
  element('palette').replaceChildren(...buttons);
}

function showTools() {
  for (const button of element('tools').querySelectorAll('[data-tool]')) pressed(button, button.dataset.tool === pixelEditor.tool);
  [...element('palette').children].forEach((button, index) => pressed(button, index === pixelEditor.colour && pixelEditor.tool !== 'eraser'));
  pressed(element('mirror'), pixelEditor.mirrors);
  element('undo').disabled = !pixelEditor.canUndo;
  element('redo').disabled = !pixelEditor.canRedo;
}

function openPicture() {
  const isLarge = part === kPart.large;
  const size = sizeOf(part, animal);
  for (const button of element('sizes').children) {
    pressed(button, kPart[button.dataset.size] === part);
    const { w, h } = sizeOf(kPart[button.dataset.size], animal);
    button.lastChild.textContent = ` ${w}×${h}`;
  }
  if (!isLarge && pixelEditor.colour > 1) pixelEditor.colour = 0;
  pixelEditor.open(pixelsOf(animal, part), size, isLarge ? colours() : kMonoColours, isLarge ? kPaper : kMonoPaper);
  element('naming').hidden = animal === kMouse;
  if (animal !== kMouse) element('name').value = nameOf(animal);
  element('name').classList.remove('wrong');
  showPalette();
  showTools();
  showAnimals();
}

function pictureChanged() {
  const contents = writePicture(part, animal, pixelEditor.pixels);
  if (!contents) {
    sentence(words.allColours);
    pixelEditor.undo();
    return;
  }
  change(keyOf(part, animal), contents);
  showTools();
  showAnimals();
}

// ---- names, cloth ---------------------------------------------------------------------------------------
function nameChanged(key, input, otherwise) {
  const text = input.value.trim();
  const isOwn = text === '' || text === otherwise;
  const known = [...text].every((letter) => engine.hasLetter(letter.codePointAt(0)));
  input.classList.toggle('wrong', !known);
  if (!known) return notice(words.faults[6]);
  change(key, isOwn ? null : writeText(text));
  return showAnimals();
}

const clothOf = () => hexOf(readPalette(section(keyOf(kPart.palette, 2)))[kCream]);

// Writing on it is light or dark, whichever can be read; at night the cloth is darker.
function clothChanged(hex) {
  const rgb = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const isLight = rgb[0] * 0.3 + rgb[1] * 0.6 + rgb[2] * 0.1 > 140;
  const ink = isLight ? [30, 28, 34] : [255, 240, 200];
  for (const [ground, share] of [[2, 1], [3, isLight ? 1 : 0.65]]) {
    const palette = readPalette(own.get(keyOf(kPart.palette, ground)));
    palette[kCream] = rgb.map((value) => Math.round(value * share));
    palette[kDarkGrey] = ink;
    if (!change(keyOf(kPart.palette, ground), writePalette(palette))) break;
  }
  element('cloth').value = clothOf();
}

function showAll() {
  openPicture();
  tuneEditor.show();
  element('cloth').value = clothOf();
  const title = changed.get(keyOf(kPart.title, 0));
  element('title').value = title ? readText(title) : '';
}

// ---- taking it along ------------------------------------------------------------------------------------
const fileName = () => (element('title').value.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'cats').toLowerCase();
const place = () => ({ at: engine.skinAt, size: engine.skin.length });

async function packed(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function copyLink() {
  const link = linkOf(await packed(writeBlock(changed), new CompressionStream('deflate-raw')));
  history.replaceState(null, '', link);
  await navigator.clipboard?.writeText(link).catch(() => {});
  notice(words.copied);
}

async function openLink() {
  if (location.hash.length < 2) return false;
  const bytes = bytesOfHash(location.hash);
  history.replaceState(null, '', location.href.split('#')[0]);
  try {
    return takeBlock(await packed(bytes, new DecompressionStream('deflate-raw')), words.badLink);
  } catch {
    sentence(words.badLink);
    return false;
  }
}

async function openFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.uf2$/i.test(file.name)) return saveWithGame(bytes);
  if (takeBlock(bytes, words.badFile)) notice(words.loaded);
  return undefined;
}

function saveWithGame(game) {
  const made = uf2Of(writeBlock(changed), place(), game);
  if (made) download(made, `felicity-${fileName()}.uf2`);
  else sentence(words.badUf2);
}

async function startAgain() {
  if (!await question(words.sure, words.yes, words.no)) return;
  changed = new Map();
  apply();
  showAll();
}

// ---- the page -------------------------------------------------------------------------------------------
function fitDevice() {
  const box = element('beside').getBoundingClientRect();
  const isBelow = box.width > innerWidth * 0.8;
  fit(engine, { innerWidth: box.width, innerHeight: isBelow ? innerHeight * 0.8 : innerHeight - 70 });
}

function startGame() {
  game.start(element('board').value, { language, animationSpeed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : undefined });
  const four = (engine.keyBits & 15) === 0;
  element('device').dataset.buttons = four ? 'four' : (engine.keyBits & 0xc0) === 0 ? 'six' : 'eight';
  fitDevice();
}

function showCard() {
  engine.showCard(Math.min(animal, kFaces - 1));
  game.run();
}

function makeControls() {
  element('animals').replaceChildren(...Array.from({ length: kMouse + 1 }, (_, index) => {
    const button = document.createElement('button');
    button.append(document.createElement('canvas'));
    button.onclick = () => {
      animal = index;
      openPicture();
      if (index < kFaces) showCard();
    };
    return button;
  }));
  element('board').replaceChildren(...engine.boards.map(({ name, title }) => new Option(title, name, false, name === 'picosystem')));
  element('board').onchange = startGame;
  for (const button of element('sizes').children) {
    button.onclick = () => {
      part = kPart[button.dataset.size];
      openPicture();
    };
  }
  for (const button of element('tools').querySelectorAll('[data-tool]')) {
    button.onclick = () => {
      pixelEditor.tool = button.dataset.tool;
      showTools();
    };
  }
  element('mirror').onclick = () => {
    pixelEditor.mirrors = !pixelEditor.mirrors;
    showTools();
  };
  element('flip').onclick = () => pixelEditor.flip();
  element('undo').onclick = () => pixelEditor.undo();
  element('redo').onclick = () => pixelEditor.redo();
  element('wipe').onclick = () => pixelEditor.replace(pixelEditor.pixels.map(() => kClear));
  element('original').onclick = () => {
    pixelEditor.replace(readPicture(part, animal, own.get(keyOf(part, animal))));
    change(keyOf(part, animal), null);
    showAnimals();
  };
  element('name').onchange = () => nameChanged(keyOf(kPart.name, animal), element('name'), ownName(animal));
  element('title').onchange = () => nameChanged(keyOf(kPart.title, 0), element('title'), '');
  element('cloth').oninput = () => clothChanged(element('cloth').value);
  element('own-cloth').onclick = () => {
    for (const ground of [2, 3]) change(keyOf(kPart.palette, ground), null);
    element('cloth').value = clothOf();
  };
  element('show-card').onclick = showCard;
  element('to-game').onclick = () => {
    showCard();
    element('beside').scrollIntoView({ behavior: 'smooth' });
  };
  element('save').onclick = () => download(writeBlock(changed), `${fileName()}.skin`);
  element('load').onclick = () => element('file').click();
  element('link').onclick = copyLink;
  element('new').onclick = startAgain;
  element('uf2').onclick = () => download(uf2Of(writeBlock(changed), place()), `${fileName()}-skin.uf2`);
  element('uf2-game').onclick = () => element('game-file').click();
  for (const id of ['file', 'game-file']) {
    element(id).onchange = async () => {
      await openFile(element(id).files[0]);
      element(id).value = ''; // the same file again is a change, too
    };
  }
  element('uf2-none').onclick = () => download(uf2Of(new Uint8Array(), place()), 'no-skin.uf2');
}

function stored() {
  try {
    const text = localStorage.getItem(kStored);
    return text ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

async function main() {
  document.documentElement.lang = language;
  document.title = `Felicity: ${words.heading}`;
  translate(words);
  engine = new Engine(await loadModule(), {
    tune: (volume) => sound.tune(volume),
    step: (hertz, milliseconds) => sound.step(hertz, milliseconds),
    brightness: (percent) => screen.brightness(percent),
    shown: (...area) => {
      reader.endFrame();
      screen.add(...area);
    },
    text: (text) => reader.add(text),
    entropy: (key) => crypto.getRandomValues(key),
  });
  own = readBlock(engine.ownSkin);
  const keys = new Keys({ changed: (at) => game.run(at), touched: () => sound.unlock() });
  game = new Game({ engine, screen, reader, keys,
    onStep: () => reader.speak({ busy: !engine.settled, secret: engine.isSecret ? words.secret : undefined }),
    onBug: (error) => sentence(`${words.bug}${error.message}. ${words.reload}`) });
  game.disk = new NoDisk(true); // a game of the editor is not kept
  pixelEditor = new PixelEditor(element('pixels'), pictureChanged);
  tuneEditor = new TuneEditor({
    contents: (tune) => section(keyOf(kPart.tune, tune)),
    change: (tune, contents) => change(keyOf(kPart.tune, tune), contents),
    play: (tune) => {
      sound.unlock();
      engine.playTune(tune, kVolume);
    },
  });
  makeControls();
  startGame();
  const kept = stored();
  apply();
  showAll();
  if (!await openLink() && kept && readBlock(kept)) takeBlock(kept, words.badFile);
  showCard();
  addEventListener('resize', fitDevice);
  addEventListener('hashchange', openLink);
  onDrop(openFile);
}

main().catch((error) => notice(words.broken + error.message));
