// The table large: shows the public pictures of a device at the USB cable, for a beamer, and collects its finished
// games.
import { Engine } from '../page/engine.mjs';
import { download } from '../page/files.mjs';
import { loadModule } from '../page/module.mjs';
import { untilClosed } from '../page/notice.mjs';
import { translate } from '../page/words.mjs';
import { ConsolePort, readXpm, splitGames } from './console_port.mjs';
import { statistics } from './statistics.mjs';
import { language, words } from './words.mjs';

const kRestMs = 400; // between two pictures
const kBaud = 115200; // USB ignores it
const kRaspberryPi = 0x2e8a;
// Of the console: a picture that it must not send, and one that was drawn over while it was sent.
const kSecret = /one pair of eyes/;
const kMoving = /the picture has changed/;
const element = (id) => document.getElementById(id);
const records = new Map(); // by their text, so that a second visit adds nothing
let engine = null;

const sentence = untilClosed(words.close);
const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

function show({ width, height, rgba }) {
  const canvas = element('panel');
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
}

function showStatistics() {
  const rows = statistics([...records.values()]).map(({ name, games, won, mean, best }) => {
    const row = document.createElement('tr');
    row.append(...[name, games, won, mean.toFixed(1), best].map((value) => {
      const cell = document.createElement('td');
      cell.textContent = value;
      return cell;
    }));
    return row;
  });
  element('results').tBodies[0].replaceChildren(...rows);
  element('save-games').disabled = records.size === 0;
}

async function collect(port) {
  engine ??= new Engine(await loadModule(), { entropy: () => {} });
  for (const text of splitGames(await port.ask('games'))) {
    const fault = engine.readText(new TextEncoder().encode(text));
    if (fault) sentence(`${words.badGame}${fault}.`);
    else if (engine.result()) records.set(text, engine.result());
  }
  showStatistics();
}

async function follow(port) {
  let finished = -1;
  for (let isOn = true; isOn;) {
    const info = await port.ask('info');
    const count = Number(/^finished games (\d+)$/m.exec(info)?.[1] ?? 0);
    const board = /^board (\S+)$/m.exec(info)?.[1] ?? '';
    if (count !== finished) await collect(port);
    finished = count;
    let isSecret = false;
    try {
      show(readXpm(await port.ask('shot')));
    } catch (error) {
      isSecret = kSecret.test(error.message); // the last public picture stays
      if (!isSecret && !kMoving.test(error.message)) throw error;
    }
    const state = `${words.connected}${board}. ${isSecret ? words.looks : words.shown}`;
    if (element('state').textContent !== state) element('state').textContent = state; // read aloud once
    await sleep(kRestMs);
    isOn = element('state').dataset.lost !== 'yes';
  }
}

async function connect() {
  if (!navigator.serial) {
    return sentence(words.noSerial);
  }
  const serial = await navigator.serial.requestPort({ filters: [{ usbVendorId: kRaspberryPi }] }).catch(() => null);
  if (!serial) return sentence(words.noPort);
  try {
    await serial.open({ baudRate: kBaud });
    element('state').dataset.lost = 'no';
    element('connect').disabled = true;
    await follow(new ConsolePort(serial, () => { element('state').dataset.lost = 'yes'; }));
  } catch (error) {
    sentence(`${words.ended}${error.message}.`);
  }
  element('connect').disabled = false;
  element('state').textContent = words.notConnected;
  return serial.close().catch(() => {});
}

document.documentElement.lang = language;
document.title = words.title;
translate(words);
element('connect').onclick = connect;
element('full-screen').onclick = () => element('panel').requestFullscreen?.();
element('save-games').onclick = () => {
  [...records.keys()].forEach((text, index) => download(new TextEncoder().encode(text), `felicity-${index + 1}.felicity`));
};
