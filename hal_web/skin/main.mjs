// The editor of skins: pictures, names, tunes and colours, beside the running game that shows them at once.
import { NoDisk } from '../page/disk.mjs';
import { Engine } from '../page/engine.mjs';
import { Game } from '../page/game.mjs';
import { Keys } from '../page/keys.mjs';
import { loadModule } from '../page/module.mjs';
import { notice, question, untilClosed } from '../page/notice.mjs';
import { Reader } from '../page/reader.mjs';
import { Screen, fit } from '../page/screen.mjs';
import { Sound } from '../page/sound.mjs';
import { translate } from '../page/words.mjs';
import { kClear, kMouse, kPart, keyOf, readBlock, readPicture, readText, sizeOf, writeBlock, writePicture, writeText } from './block.mjs';
import { ColourEditor, cssOf, kDay } from './colours.mjs';
import { PixelEditor, paint } from './pixel_editor.mjs';
import { TakeAlong } from './take_along.mjs';
import { TuneEditor } from './tune_editor.mjs';
import { language, words } from './words.mjs';

const kFaces = 10;
const kStored = 'felicity-skin'; // of localStorage
const kFirstAnimal = 7; // the best cat
const kMonoColours = ['#f4f8ff', '#05070c'];
const kMonoPaper = '#20242c';
const kWhite = 1; // the paint of a card
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
let colourEditor = null;
let takeAlong = null;

const sentence = untilClosed(words.close);
const pressed = (button, is) => button.setAttribute('aria-pressed', String(is));
const section = (key) => changed.get(key) ?? own.get(key);
const colours = () => colourEditor.paletteOf(kDay).map(cssOf);
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

/** Changes sections, each [key, contents or null for the own one], or none of them if the game cannot use one. */
function changeAll(changes) {
  const before = new Map(changed);
  for (const [key, contents] of changes) {
    if (contents) changed.set(key, contents);
    else changed.delete(key);
  }
  if (apply()) return true;
  changed = before;
  apply();
  return false;
}

const change = (key, contents) => changeAll([[key, contents]]);

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
      if (isLarge) colourEditor.paint = index;
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
  element('paint').hidden = !isLarge;
  colourEditor.paint = pixelEditor.colour;
  pixelEditor.open(pixelsOf(animal, part), size, isLarge ? colours() : kMonoColours, isLarge ? colours()[kWhite] : kMonoPaper);
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

// ---- names, colours -------------------------------------------------------------------------------------
function nameChanged(key, input, otherwise) {
  const text = input.value.trim();
  const isOwn = text === '' || text === otherwise;
  const known = [...text].every((letter) => engine.hasLetter(letter.codePointAt(0)));
  input.classList.toggle('wrong', !known);
  if (!known) return notice(words.faults[6]);
  change(key, isOwn ? null : writeText(text));
  return showAnimals();
}

function paintChanged() {
  Object.assign(pixelEditor, { colours: colours(), paper: colours()[kWhite] });
  pixelEditor.draw();
  showPalette();
  showTools();
  showAnimals();
}

function showAll() {
  openPicture();
  tuneEditor.show();
  colourEditor.show();
  const title = changed.get(keyOf(kPart.title, 0));
  element('title').value = title ? readText(title) : '';
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
  takeAlong.board = element('board').value;
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
  element('show-card').onclick = showCard;
  element('to-game').onclick = () => {
    showCard();
    element('beside').scrollIntoView({ behavior: 'smooth' });
  };
  element('new').onclick = startAgain;
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
  colourEditor = new ColourEditor({ own, section, change: changeAll, shown: paintChanged }, words);
  takeAlong = new TakeAlong({ block: () => writeBlock(changed), take: takeBlock, boards: engine.boards,
    place: () => ({ at: engine.skinAt, size: engine.skin.length }) });
  makeControls();
  startGame();
  const kept = stored();
  apply();
  showAll();
  if (!await takeAlong.openLink() && kept && readBlock(kept)) takeBlock(kept, words.badFile);
  showCard();
  addEventListener('resize', fitDevice);
  addEventListener('hashchange', () => takeAlong.openLink());
}

main().catch((error) => notice(words.broken + error.message));
