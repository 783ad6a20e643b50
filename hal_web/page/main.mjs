// The page of the game: joins its parts, and follows what happens to the tab.
import { Disk, NoDisk, NotOwner, openDatabase } from './disk.mjs';
import { Engine } from './engine.mjs';
import { Explain } from './explain.mjs';
import { bytesOfHash, onDrop, readFile } from './files.mjs';
import { Game } from './game.mjs';
import { Keys, vibrate } from './keys.mjs';
import { Menu } from './menu.mjs';
import { loadModule } from './module.mjs';
import { notice, question } from './notice.mjs';
import { Reader } from './reader.mjs';
import { SaveLock } from './save_lock.mjs';
import { Screen, fit } from './screen.mjs';
import { Sound } from './sound.mjs';
import { Wake } from './wake.mjs';
import { browserLanguage, translate, wordsOf } from './words.mjs';

const kDefaultBoard = 'picosystem';
const kBoardKey = 'felicity-board'; // of localStorage: which device is drawn
const kErased = 0xff;

const database = openDatabase();
database.catch(() => {}); // openDisk() reports it
const wishes = new URLSearchParams(location.search);
const sound = new Sound();
const screen = new Screen();
const reader = new Reader();
const wake = new Wake();
let language = browserLanguage();
let words = wordsOf(language);
let game = null;
let engine = null;
let disk = new NoDisk(false);

function entropyOfPage() {
  if (!wishes.has('seed')) return (key) => crypto.getRandomValues(key);
  let count = 0n; // a seed repeats its deals, as `felicity play --seed` does
  return (key) => {
    const view = new DataView(key.buffer, key.byteOffset, key.length);
    key.fill(0);
    view.setBigUint64(0, BigInt.asUintN(64, BigInt(wishes.get('seed'))), true);
    view.setBigUint64(8, count++, true);
  };
}

function showLed(red, green, blue) {
  const led = document.getElementById('led');
  led.classList.toggle('lit', red + green + blue > 0);
  led.style.setProperty('--light', `rgb(${red}% ${green}% ${blue}%)`);
}

function speakLanguage(code) {
  language = code;
  words = wordsOf(code);
  document.documentElement.lang = code;
  translate(words);
  const how = document.getElementById('how');
  how.hidden = document.getElementById('wasm') !== null; // the page in one file has no documents beside it
  how.firstElementChild.href = `docs/play/${code}.html`;
}

function afterStep(isNew) {
  if (engine.language !== language) speakLanguage(engine.language);
  document.documentElement.dataset.theme = engine.isNight ? 'night' : 'day';
  reader.speak({ busy: !engine.settled && !engine.isReplay, secret: engine.isSecret ? words.secret : undefined });
  if (isNew) document.dispatchEvent(new CustomEvent('felicity:shown'));
}

// ---- the save ---------------------------------------------------------------------------------------
async function openDisk() {
  try {
    disk = new Disk(await database, engine.sectorBytes);
    engine.flash.fill(kErased);
    await disk.takeOver(engine.flash);
    disk.onFault = (error) => {
      if (error instanceof NotOwner) return loseSave();
      return notice(words.playsOn + error.message, { label: words.close, then: () => {} });
    };
    navigator.storage?.persist?.().catch(() => {});
  } catch (error) {
    disk = new NoDisk(false);
    notice(words.notSaved + error.message, { label: words.close, then: () => {} });
  }
}

function loseSave() {
  game.cover();
  game.stop();
  screen.blank();
  notice(words.taken, { label: words.goOn, then: async () => {
    await lock.steal();
    await begin();
  } });
}

const lock = new SaveLock(loseSave);

// ---- boards and games -------------------------------------------------------------------------------
// A browser that keeps nothing throws.
function keptBoard(name) {
  try {
    if (name) localStorage.setItem(kBoardKey, name);
    return localStorage.getItem(kBoardKey);
  } catch {
    return name;
  }
}

function boardName() {
  const wanted = wishes.get('board') ?? keptBoard();
  return engine.boards.some(({ name }) => name === wanted) ? wanted : kDefaultBoard;
}

function start() {
  const isNew = engine.flash.every((byte) => byte === kErased);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  game.start(boardName(), isNew ? { language: browserLanguage(engine.languages), animationSpeed: calm ? 'off' : undefined } : {});
  menu.board = boardName();
  const counts = [[0xf0, 'four'], [0x1f, 'five'], [0x3f, 'six']];
  const [, buttons] = counts.find(([bits]) => engine.keyBits === bits) ?? [0xff, 'eight'];
  document.getElementById('device').dataset.buttons = buttons;
  fit(engine);
}

async function begin() {
  await openDisk();
  game.disk = disk;
  start();
  openLink();
}

function watchBytes(bytes, isForeign) {
  const fault = engine.readBytes(bytes);
  if (fault) notice(words.badLink + fault);
  else watchRead(isForeign);
}

// The game on the table is saved; a replay needs the table for a while.
function watchRead(isForeign) {
  if (isForeign) menu.opened = engine.record();
  start();
  game.watch();
}

function openLink() {
  if (location.hash.length < 2) return;
  const bytes = bytesOfHash(location.hash);
  history.replaceState(null, '', location.href.split('#')[0]); // a reload resumes the own game
  if (bytes) watchBytes(bytes, true);
  else notice(words.badLink + words.notBase64);
}

async function openFile(file) {
  const { kind, bytes } = await readFile(file, engine.flash.length);
  game.cover();
  if (kind === 'record') {
    const fault = engine.readText(bytes);
    if (fault) notice(words.badFile + fault);
    else watchRead(true);
  } else if (kind === 'save') {
    const fault = engine.saveFault(bytes);
    if (fault) notice(words.badFile + fault);
    else if (await question(words.replace, words.yes, words.no)) loadSave(bytes);
  } else {
    notice(words.badFile + (kind === 'uf2' ? words.uf2File : words.unknownFile));
  }
}

function loadSave(bytes) {
  if (!disk.mark(0, bytes.length)) return notice(words.notSaved.replace(/: $/, '.'));
  engine.flash.set(bytes);
  disk.flush(engine.flash);
  start();
  return notice(words.loaded);
}

// ---- the tab ----------------------------------------------------------------------------------------
function followTab() {
  // Nothing secret outlives the finger: a page that loses the focus or is hidden releases every key.
  const cover = () => game.cover();
  addEventListener('blur', cover);
  addEventListener('pagehide', cover);
  addEventListener('pageshow', (event) => event.persisted && cover());
  addEventListener('pointercancel', cover);
  document.addEventListener('freeze', cover);
  document.addEventListener('visibilitychange', cover);
  addEventListener('resize', () => fit(engine));
  addEventListener('hashchange', openLink);
  onDrop(openFile);
  if (navigator.serviceWorker && document.querySelector('link[rel=manifest]')) {
    navigator.serviceWorker.register('service_worker.js').catch(() => {}); // plain http: no offline use
  }
}

let menu = null;

async function main() {
  speakLanguage(language);
  const [module, isMine] = await Promise.all([loadModule(), lock.take()]);
  engine = new Engine(module, {
    tune: (volume) => sound.tune(volume),
    step: (hertz, milliseconds) => sound.step(hertz, milliseconds),
    brightness: (percent) => {
      screen.brightness(percent);
      wake.want(percent > 0);
    },
    led: showLed,
    shown: (...area) => {
      reader.endFrame();
      screen.add(...area);
    },
    text: (text) => reader.add(text),
    entropy: entropyOfPage(),
    flash: (at, size) => disk.mark(at, size),
  });
  const keys = new Keys({
    changed: (at) => game.run(at),
    typed: (letter, at) => game.type(letter, at),
    touched: (byFinger) => {
      sound.unlock();
      if (byFinger) vibrate();
    },
  });
  game = new Game({ engine, screen, reader, keys, onStep: afterStep,
    onBug: (error) => notice(`${words.bug}${error.message}. ${words.reload}`, { label: words.close, then: () => {} }) });
  const explain = new Explain({ engine, words: () => words });
  menu = new Menu({ engine, words: () => words, openFile, watch: (bytes) => watchBytes(bytes, false),
    explain: (bytes, names) => {
      if (!engine.readBytes(bytes)) explain.open(names);
    },
    chooseBoard: (name) => {
      if (keptBoard(name) === name) wishes.delete('board');
      start();
    } });
  game.disk = disk;
  followTab();
  if (isMine) return begin();
  if (location.hash.length > 1) {
    disk = game.disk = new NoDisk(true);
    start();
    openLink();
    return notice(words.linkOnly, { label: words.close, then: () => {} });
  }
  // The save belongs to another tab: this one waits until that is closed, or takes it over.
  fit({ width: 240, height: 240, keyBits: 0xff });
  notice(words.otherPage, { label: words.takeOver, then: () => lock.steal() });
  await lock.wait();
  notice('');
  return begin();
}

main().catch((error) => notice(words.broken + error.message));
