// The bot workshop: this file joins editor, runner and what is shown beside them.
import { download, linkOf, onDrop } from '../page/files.mjs';
import { loadModule } from '../page/module.mjs';
import { notice, question, untilClosed } from '../page/notice.mjs';
import { translate } from '../page/words.mjs';
import { Bots, botOfHash, fileName, hashOf, readBot } from './bots.mjs';
import { element, make } from './dom.mjs';
import { Editor } from './editor.mjs';
import { Mistakes, askedIn, thrown } from './faults.mjs';
import { Games } from './games.mjs';
import { shareOf } from './match.mjs';
import { fields, showReference } from './reference.mjs';
import { Result } from './result.mjs';
import { Runner } from './runner.mjs';
import { usePictures } from './table_view.mjs';
import { language, say, words } from './words.mjs';

const kHouse = ['easy', 'normal', 'hard', 'greedy', 'random'];
const kTable = ['easy', 'normal', 'greedy', '']; // opponents at the start: four play
const kSaveMs = 400;
const kPatienceSeconds = 5;
const kMostGames = 2000;
const kNarrow = '(max-width: 760px)'; // as in workshop.css

const data = (id) => JSON.parse(element(id).textContent);
const templates = data('templates');
const site = data('site'); // what is beside this page: {cage, match, game}; null: everything is in one file
const bots = new Bots();
let current = ''; // the name of the bot in the editor
let isForeign = false; // it came by a link and is not kept yet
let timer = 0;
let runner;
let run = null;

const sentence = untilClosed(words.close);

// ---- tabs -------------------------------------------------------------------------------------------
const tabs = [...document.querySelectorAll('[role=tab]')];
function choose(id, isFocused = false) {
  for (const tab of tabs) {
    const isChosen = tab.id === `tab-${id}`;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    element(tab.getAttribute('aria-controls')).hidden = !isChosen;
    if (isChosen && isFocused) tab.focus();
  }
}
tabs.forEach((tab, index) => {
  tab.onclick = () => choose(tab.id.slice('tab-'.length));
  tab.onkeydown = ({ key }) => {
    const by = { ArrowLeft: tabs.length - 1, ArrowRight: 1 }[key];
    if (by) choose(tabs[(index + by) % tabs.length].id.slice('tab-'.length), true);
  };
});

// ---- bots -------------------------------------------------------------------------------------------
function listBots() {
  const names = isForeign ? [...bots.names, current] : bots.names;
  element('bots').replaceChildren(...names.map((name) => new Option(name, name, false, name === current)));
  element('name').value = current;
}

function keep() {
  clearTimeout(timer);
  isForeign = false;
  if (!bots.keep(current, editor.text)) notice(words.notKept);
  listBots();
}

function openBot(name) {
  if (timer) saveNow();
  current = name;
  editor.load(bots.source(name));
  keep(); // it is the last that was open
}

function saveNow() {
  clearTimeout(timer);
  timer = 0;
  keep();
}

function changed() {
  clearTimeout(timer);
  timer = setTimeout(saveNow, kSaveMs);
}

function fresh(source = templates[language], wanted = words.firstName) {
  current = bots.freeName(wanted);
  editor.load(source);
  keep();
}

async function openFile(file) {
  const read = await readBot(file);
  if (read) fresh(read.source, read.name.slice(0, 40));
  else sentence(file.name + words.badFile);
}

async function copyLink() {
  const link = location.href.split('#')[0] + await hashOf(current, editor.text);
  try {
    await navigator.clipboard.writeText(link);
    notice(words.copied);
  } catch {
    sentence(`${words.noClipboard} ${link}`);
  }
}

// A bot of a link is shown, never run by itself.
async function openLink() {
  const linked = await botOfHash(location.hash);
  if (linked === undefined) return false;
  history.replaceState(null, '', location.href.split('#')[0]);
  if (linked === null) {
    sentence(words.badLink);
    return false;
  }
  if (timer) saveNow();
  isForeign = true;
  current = bots.freeName(linked.name || words.firstName);
  editor.load(linked.source);
  listBots();
  sentence(words.byLink);
  return true;
}

function rename() {
  const wanted = element('name').value.trim();
  if (wanted === '' || wanted === current) {
    element('name').value = current;
    return;
  }
  const name = bots.freeName(wanted);
  if (!isForeign) bots.rename(current, name);
  current = name;
  keep();
}

async function remove() {
  if (!await question(words.sureRemove, words.yes, words.no)) return;
  clearTimeout(timer);
  timer = 0;
  if (!isForeign) bots.remove(current);
  const [name] = bots.names;
  if (name) openBot(name);
  else fresh();
}

// ---- runs -------------------------------------------------------------------------------------------
const games = new Games(element('played'), { recordLink: (bytes) => (site ? `${site.game}${linkOf(bytes).slice(linkOf(bytes).indexOf('#'))}` : null) });
function showMoment(game, step) {
  games.show(game, step);
  choose('played');
}
const result = new Result(element('result'), { show: showMoment });

function makeOpponents() {
  element('opponents').append(...kTable.map((name, index) => make('select', { 'aria-label': `${words.seat} ${index + 1}`, value: name },
    ...(index >= 2 ? [new Option(words.none, '', false, name === '')] : []), ...kHouse.map((bot) => new Option(words[bot], bot, false, bot === name)))));
}

function readPlan() {
  const opponents = [...element('opponents').children].map(({ value }) => value).filter((name) => name !== '');
  const count = Math.min(kMostGames, Math.max(1, Math.floor(Number(element('games').value) || 1)));
  const seats = ['guest', ...opponents];
  const whole = Math.ceil(count / seats.length) * seats.length; // each deal in every rotation of the seats
  const seed = /^\d{1,19}$/.test(element('seed').value.trim()) ? element('seed').value.trim() : '1';
  element('games').value = count;
  element('seed').value = seed;
  return { seats, seed, games: whole };
}

function setRunning(isRunning) {
  element('run').textContent = isRunning ? words.stop : words.run;
  element('run').classList.toggle('stop', isRunning);
  element('progress').hidden = !isRunning;
}

function draw(isOver) {
  element('progress').value = run.played / run.games;
  result.draw({ ...run, mistakes: [...run.mistakes.all.values()], isOver, ms: run.ms ?? performance.now() - run.began, fileName: fileName(current) });
}

function finish() {
  setRunning(false);
  result.remember(current, run, run.seats.length);
  draw(true);
  games.draw();
  const [first] = run.mistakes.all.values();
  if (run.failure?.line) editor.mark(run.failure);
  else if (first?.line) editor.mark(first);
}

function broken({ fault: reported }) {
  // Firefox says of a script in a sandbox only that it is broken, and Chromium names a line of what follows the bot
  // where its last bracket is missing.
  const isPlaced = reported.message && reported.line <= editor.lines;
  const fault = isPlaced ? reported : { message: words.syntax, ...editor.syntaxFault() };
  run.failure = { ...fault, sentences: [words.broken, thrown(fault)] };
  finish();
}

const reports = {
  game: ({ game }) => {
    games.add(game);
    run.mistakes.add(game);
    run.played++;
    run.wins += shareOf(game);
    if (run.played % run.seats.length !== 0) return;
    run.dealShares.push(run.wins / run.seats.length);
    run.wins = 0;
  },
  progress: ({ standings }) => {
    run.standings = standings;
    draw(false);
  },
  stuck: ({ question: asked, game }) => {
    if (!game) {
      run.failure = { sentences: [say(words.loopsAtStart, { seconds: kPatienceSeconds })] };
      return;
    }
    const open = { ...game, stuck: asked };
    games.add(open);
    run.failure = { sentences: [say(words.loops, { seconds: kPatienceSeconds }), askedIn(asked, game.number + 1)], game: open };
  },
  broken,
  failed: ({ message }) => {
    run.failure = { sentences: [words.failed + message] };
    finish();
  },
  done: ({ standings, ms }) => {
    run.standings = standings;
    run.ms = ms;
    finish();
  },
};

async function start() {
  if (runner.isRunning) {
    runner.stop();
    return;
  }
  keep();
  editor.clear();
  const plan = readPlan();
  run = { ...plan, played: 0, wins: 0, dealShares: [], standings: null, mistakes: new Mistakes(), failure: null, began: performance.now() };
  games.clear(plan.seats);
  setRunning(true);
  choose('result');
  if (matchMedia(kNarrow).matches) element('beside').scrollIntoView();
  draw(false);
  await runner.run({ source: editor.text, ...plan }, reports).catch(({ message }) => reports.failed({ message }));
}

// ---- the page ---------------------------------------------------------------------------------------
document.documentElement.lang = language;
document.title = words.title;
translate(words);
for (const titled of document.querySelectorAll('[data-title]')) titled.title = words[titled.dataset.title];
usePictures(data('pictures'));
makeOpponents();
const editor = new Editor(element('editor'), { label: words.editor, fields, sentence: words.syntax, changed, run: start });
showReference(element('see'), (text) => editor.insert(text));
choose('see');

element('bots').onchange = () => openBot(element('bots').value);
element('name').onchange = rename;
element('fresh').onclick = () => fresh();
element('open').onclick = () => element('file').click();
element('file').onchange = async () => {
  const [file] = element('file').files;
  element('file').value = '';
  if (file) await openFile(file);
};
onDrop(openFile);
element('save').onclick = () => download(new TextEncoder().encode(editor.text), fileName(current));
element('link').onclick = copyLink;
element('remove').onclick = remove;
element('plan').onsubmit = (event) => {
  event.preventDefault();
  start();
};
addEventListener('hashchange', openLink);
addEventListener('pagehide', () => { if (timer) saveNow(); });

function workerUrl() {
  return site ? site.match : URL.createObjectURL(new Blob([element('match').textContent], { type: 'text/javascript' }));
}

async function main() {
  if (!await openLink()) {
    const { last } = bots;
    if (last === undefined) fresh();
    else openBot(last);
  }
  const module = await loadModule('match.wasm');
  runner = new Runner({ cage: site ? { src: site.cage } : { srcdoc: element('cage').content.textContent }, runtime: element('runtime').textContent, matchUrl: workerUrl(), module });
  element('run').disabled = false;
}

element('run').disabled = true;
main().catch((error) => sentence(`${words.failed}${error.message}`));
