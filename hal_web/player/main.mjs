// Runs a UF2 file on the emulated device, in a worker; this file is what a person sees of it.
import { onDrop } from '../page/files.mjs';
import { Keys, vibrate } from '../page/keys.mjs';
import { kKeys } from '../page/engine.mjs';
import { untilClosed } from '../page/notice.mjs';
import { Screen, fit } from '../page/screen.mjs';
import { Sound } from '../page/sound.mjs';
import { translate } from '../page/words.mjs';
import { BenchFlash } from './bench_flash.mjs';
import { FaultsPanel } from './faults_panel.mjs';
import { language, words } from './words.mjs';

const kMostConsole = 20_000; // letters
const kVolume = 2;
const kNarrow = '(max-width: 760px)'; // as in style.css
const kShare = 0.8; // of the height, for the device of a narrow window

const boards = JSON.parse(document.getElementById('boards').textContent);
const netlists = JSON.parse(document.getElementById('netlists').textContent);
const faults = new FaultsPanel(words, (list) => worker?.postMessage({ kind: 'faults', faults: list }));
const screen = new Screen();
const sound = new Sound();
const element = (id) => document.getElementById(id);
let worker = null;
let board = boards.find(({ name }) => name === 'pico_oled') ?? boards[0];
let image = null; // {uf2, elf}
let flash = null;
let held = 0;
let isPlugged = false;

const sentence = untilClosed(words.close);

function keyBits({ keys }) {
  return Object.keys(keys.pins).reduce((bits, name) => bits | (kKeys[name] ?? 0), 0);
}

function draw(pixels) {
  const { width, height } = board.panel;
  const words = new Uint32Array(width * height);
  pixels.forEach((pixel, index) => {
    const [red, green, blue] = [pixel >> 11, (pixel >> 5) & 63, pixel & 31];
    words[index] = 0xff000000 | ((blue << 3) | (blue >> 2)) << 16 | ((green << 2) | (green >> 4)) << 8 | ((red << 3) | (red >> 2));
  });
  screen.add(0, 0, width, height);
  screen.draw({ picture: new Uint8ClampedArray(words.buffer), width, height, isSecret: false });
  document.dispatchEvent(new CustomEvent('felicity:shown'));
}

function showLights({ led, light, tone }) {
  element('led').classList.toggle('lit', led.some((part) => part > 0));
  element('led').style.setProperty('--light', `rgb(${led.map((part) => `${part}%`).join(' ')})`);
  screen.brightness(light);
  sound.hold(tone, kVolume);
}

const kReports = {
  picture: ({ pixels }) => draw(pixels),
  lights: showLights,
  flash: ({ sector, bytes }) => flash.write(sector, bytes),
  line: ({ text }) => {
    const box = element('console');
    box.value = (box.value + text.replaceAll('\r', '')).slice(-kMostConsole);
    box.scrollTop = box.scrollHeight;
  },
  speed: ({ speed, cycles, hertz, asleep, busyHertz }) => {
    const busy = asleep || busyHertz === 0 ? '' : `${words.busyAt}${(busyHertz / 1e6).toFixed(0)} MHz${words.of}${(hertz / 1e6).toFixed(0)}`;
    element('speed').textContent = `${speed.toFixed(2)}${words.ofRealTime}${cycles.toLocaleString(language)}${words.cycles}${asleep ? words.asleep : ''}${busy}`;
    element('speed').dataset.speed = speed;
  },
  fault: ({ reason, place }) => {
    enable(false);
    sentence(`${words.stopped}${reason}${place ? words.at + place : ''}.`);
  },
};

function enable(isOn) {
  for (const one of document.querySelectorAll('#battery, #cable, #forget, #typing *')) one.disabled = !isOn;
}

// The image names its board: the console prints it.
function boardOf(uf2) {
  const text = new TextDecoder('latin1').decode(uf2);
  const found = boards.filter(({ name }) => text.includes(`${name}\0`));
  return found.sort((a, b) => b.name.length - a.name.length)[0];
}

function makeWorker() {
  const inside = element('worker');
  const url = inside ? URL.createObjectURL(new Blob([inside.textContent], { type: 'text/javascript' })) : 'worker.js';
  const made = new Worker(url);
  made.onmessage = ({ data }) => kReports[data.kind](data);
  made.onerror = (event) => sentence(`${words.stopped}${event.message}.`);
  return made;
}

async function run() {
  worker?.terminate();
  worker = makeWorker();
  board = boardOf(image.uf2) ?? board;
  const { width, height } = board.panel;
  flash = await BenchFlash.open(board.name);
  screen.resize(width, height);
  keys.bits = keyBits(board);
  isPlugged = false;
  element('cable').ariaPressed = 'false';
  element('console').value = '';
  element('device').dataset.buttons = (keyBits(board) & 15) === 0 ? 'four' : (keyBits(board) & 0xc0) === 0 ? 'six' : 'eight';
  place();
  enable(true);
  const netlist = netlists[board.name] ?? null;
  worker.postMessage({ kind: 'load', board, netlist, ...image, flash: await flash.read() });
  faults.show(board, netlist, boards.filter(({ name }) => netlists[name]).map(({ title }) => title));
}

function place() {
  const { width, height } = board.panel;
  // The bench is right of the device, or below it where the window is narrow; then its first lines stay in sight.
  const isBelow = matchMedia(kNarrow).matches;
  const room = document.documentElement.clientWidth; // a scroll bar may take some of the window
  fit({ width, height, keyBits: keyBits(board) }, isBelow ? { innerWidth: room, innerHeight: innerHeight * kShare }
    : { innerWidth: room - element('bench').offsetWidth, innerHeight });
}

const kUf2 = 0x0a324655;
const kElf = 0x464c457f;

async function openFiles(files) {
  let loaded = false;
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const magic = bytes.length >= 4 ? new DataView(bytes.buffer).getUint32(0, true) : 0;
    if (magic === kUf2) {
      image = { uf2: bytes, elf: files.length > 1 ? image?.elf : undefined };
      loaded = true;
    } else if (magic === kElf) {
      image = { uf2: image?.uf2, elf: bytes };
      loaded ||= image.uf2 !== undefined;
    } else {
      sentence(file.name + words.neither);
    }
  }
  if (loaded && image.uf2) await run();
}

const keys = new Keys({
  changed: () => {
    for (const [name, bit] of Object.entries(kKeys)) {
      if ((held ^ keys.held) & bit) worker?.postMessage({ kind: 'key', name, isDown: (keys.held & bit) !== 0 });
    }
    held = keys.held;
  },
  touched: (byFinger) => {
    sound.unlock();
    if (byFinger) vibrate();
  },
});

element('choose').onclick = () => element('file').click();
element('file').onchange = async () => {
  await openFiles([...element('file').files]);
  element('file').value = '';
};
onDrop((file) => openFiles([file]));
element('battery').onclick = () => worker.postMessage({ kind: 'battery' });
element('cable').onclick = () => {
  isPlugged = !isPlugged;
  element('cable').ariaPressed = String(isPlugged);
  worker.postMessage({ kind: 'plug', isPlugged });
};
element('forget').onclick = async () => {
  await flash.erase();
  await run();
};
element('typing').onsubmit = (event) => {
  event.preventDefault();
  worker.postMessage({ kind: 'type', text: `${element('line').value}\r` });
  element('line').value = '';
};
document.documentElement.lang = language;
document.title = words.title;
translate(words);
const images = JSON.parse(element('images').textContent);
element('image').append(...images.map((name) => new Option(name, name)));
element('image').parentElement.hidden = images.length === 0;
element('image').onchange = async () => {
  const name = element('image').value;
  if (!name) return;
  const response = await fetch(name);
  if (response.ok) {
    image = { uf2: new Uint8Array(await response.arrayBuffer()) };
    await run();
  } else {
    sentence(`${name}: ${response.status}`);
  }
};
addEventListener('resize', place);
// A device in a pocket: nothing stays pressed.
for (const away of ['blur', 'pagehide', 'pointercancel']) addEventListener(away, () => keys.letGo());
document.addEventListener('visibilitychange', () => keys.letGo());
keys.bits = keyBits(board);
screen.resize(board.panel.width, board.panel.height);
element('device').dataset.buttons = 'six';
place();
