// The bot workshop without its page: questions as objects, bots that fail, and the same games as `felicity arena` plays.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Engine } from '../../hal_web/page/engine.mjs';
import { seededRandom } from '../../hal_web/workshop/bot.mjs';
import { Match, playGame, shareOf } from '../../hal_web/workshop/match.mjs';
import { gameOf, replyOf, seeOf } from '../../hal_web/workshop/questions.mjs';
import { words as de } from '../../hal_web/workshop/words/de.mjs';
import { words as en } from '../../hal_web/workshop/words/en.mjs';
import { words as nl } from '../../hal_web/workshop/words/nl.mjs';
import { words as sk } from '../../hal_web/workshop/words/sk.mjs';
import { botOf, kFirstBot, kNonsense, kPrints, kThrows } from './bots.mjs';
import { kRoot, module as page } from './built.mjs';

const module = new WebAssembly.Module(readFileSync(`${kRoot}build/web/match.wasm`));
const kProgram = process.env.FELICITY_PROGRAM;

/** All games of a match. */
async function play(source, { seats, seed = '1', games }) {
  const match = new Match(module, { seats, seed });
  const random = Math.random;
  const bot = botOf(source);
  const played = [];
  try {
    for (let number = 0; number < games; number++) played.push(await playGame(match, number, async (line) => bot.answer(line)));
  } finally {
    Math.random = random;
  }
  return { played, standings: match.standings(games / seats.length) };
}

/** The same in `felicity arena`, with the bot as a file. @returns {seats, records, errors} */
function arena(source, { seats, seed = '1', games }) {
  const folder = mkdtempSync(join(tmpdir(), 'felicity-bot-'));
  try {
    writeFileSync(join(folder, 'mybot.js'), source);
    const done = spawnSync(kProgram, ['arena', '--seats', [`exec:${process.execPath} ${kRoot}tools/run-bot ${folder}/mybot.js`, ...seats.slice(1)].join(','),
      '--games', String(games), '--seed', seed, '--json', '--keep', `${folder}/games`], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    const records = readdirSync(`${folder}/games`).sort().map((name) => readFileSync(`${folder}/games/${name}`, 'utf8'));
    return { ...JSON.parse(done.stdout), records, errors: done.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Deal and moves of a record: all but comments and the players' names. */
const movesOf = (record) => record.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('seat ')).join('\n');

// As the game's page reads the link "Watch on the device".
const engine = new Engine(page, { entropy: () => {} });
function recordText(bytes) {
  assert.equal(engine.readBytes(bytes), '');
  return new TextDecoder().decode(engine.record().text);
}

test('a question is an object with the names of the protocol', () => {
  const see = seeOf('act n=3 seat=2 phase=auction round=1 start=0 money=15,13,17 cats=0,-5,8 bank=9 mice=0 passed=1 lastbid=4,0,3 bid=4 bidder=0 '
    + 'row=R,?,-8,. up=1 hand=-8,3,L seen=R,5/-/-5/11 log=0b3,1p,2y/0b4 legal=0,5-7');
  assert.deepEqual(see, { n: 3, seat: 2, phase: 'auction', round: 1, start: 0, money: [15, 13, 17], cats: [0, -5, 8], bank: 9, mice: 0, passed: [1],
    lastbid: [4, 0, 3], bid: 4, bidder: 0, row: ['R', '?', -8, null], up: 1, hand: [-8, 3, 'L'], seen: [['R', 5], [], [-5], [11]],
    log: [[{ seat: 0, bid: 3 }, { seat: 1, bid: 0 }, { seat: 2, bid: 1 }], [{ seat: 0, bid: 4 }]], legal: [0, 5, 6, 7] });
  const first = seeOf('act n=4 seat=2 phase=place round=0 start=2 money=15,15,15,15 cats=0,0,0,0 bank=15 mice=1 passed=- lastbid=0,0,0,0 bid=0 bidder=- '
    + 'row=.,.,.,. up=0 hand=3,S seen=-/-/-/- log=- legal=3,S');
  assert.deepEqual([first.legal, first.bidder, first.passed, first.log, first.row], [[3, 'S'], null, [], [[]], [null, null, null, null]]);
  assert.deepEqual(seeOf(kLastChance).legal, [0, 1]);
  assert.deepEqual(gameOf('new n=4 seat=2 seed=12345 edition=english-2007 rabbit=0 tie=cats money=secret'),
    { n: 4, seat: 2, seed: 12345, edition: 'english-2007', rabbit: 0, tie: 'cats', money: 'secret' });
});
const kLastChance = 'act n=3 seat=1 phase=auction round=0 start=0 money=15,15,15 cats=0,0,0 bank=9 mice=1 passed=0,2 lastbid=0,0,0 bid=0 bidder=- '
  + 'row=R,?,-8,3 up=1 hand=-8 seen=-/-/-/- log=0p,2p legal=0,1-1';

test('whatever a bot returns stays one line', () => {
  assert.deepEqual([3, '15', -8, undefined, null, 'a\nb c', { a: 1 }, NaN, 2.5, Promise.resolve(3)].map(replyOf),
    ['a 3', 'a 15', 'a -8', 'a undefined', 'a null', 'a a_b_c', 'a {"a":1}', 'a NaN', 'a 2.5', 'a Promise']);
  assert.ok(replyOf('x'.repeat(10_000)).length < 100);
  const round = {};
  round.round = round;
  assert.equal(replyOf(round), 'a object');
});

test('the random numbers of a bot depend on the seed alone', () => {
  const take = (seed) => Array.from({ length: 1000 }, seededRandom(seed));
  assert.deepEqual(take(7), take(7));
  assert.notDeepEqual(take(7), take(8));
  for (const seed of [0, 1, 2 ** 31 - 1]) {
    const numbers = take(seed);
    assert.ok(numbers.every((number) => number >= 0 && number < 1));
    const mean = numbers.reduce((sum, number) => sum + number) / numbers.length;
    assert.ok(Math.abs(mean - 0.5) < 0.05, `${mean}`);
  }
});

for (const seats of [['guest', 'easy', 'normal'], ['guest', 'easy', 'normal', 'greedy'], ['guest', 'random', 'hard:40', 'normal:cautious', 'easy:bold']]) {
  test(`page and arena play the same games: ${seats.join(', ')}`, async () => {
    const plan = { seats, seed: '18446744073709551615', games: 2 * seats.length };
    const [here, there] = [await play(kFirstBot, plan), arena(kFirstBot, plan)];
    assert.equal(there.records.length, here.played.length);
    here.played.forEach(({ record }, index) => assert.equal(movesOf(recordText(record)), movesOf(there.records[index]), `game ${index + 1}`));
    const figures = ({ win, ci, margin, score, faults, margin_ci: marginCi }) => [win, ci, margin, score, faults, marginCi];
    assert.deepEqual(here.standings.map(figures), there.seats.map(figures));
  });
}

test('a bot that throws is named with its line, and plays on as in the arena', async () => {
  const plan = { seats: ['guest', 'easy', 'greedy'], games: 3 };
  const { played, standings } = await play(kThrows, plan);
  const faults = played.flatMap(({ steps }) => steps).filter(({ fault }) => fault);
  assert.ok(faults.length >= 3);
  for (const { question, reply, legal, fault } of faults) {
    assert.match(question, /^act .* phase=auction round=2 /);
    assert.equal(fault.line, 5);
    assert.match(fault.message, /^TypeError: .*length/);
    assert.match(reply, /^error line 5: TypeError/);
    assert.equal(legal, false);
  }
  const there = arena(kThrows, plan);
  assert.equal(there.seats[0].faults, faults.length);
  assert.equal(there.seats[0].margin, standings[0].margin);
  assert.match(there.errors, /mybot\.js:5: TypeError: .*\n {2}question: act n=3 /);
  assert.match(there.errors, /answered "error line 5: TypeError.* to act, legal is a 0/);
});

test('an answer that is not legal is a fault, and the first card or a pass is played', async () => {
  const { played, standings } = await play(kNonsense, { seats: ['guest', 'easy', 'greedy'], games: 3 });
  const wrong = played.flatMap(({ steps }) => steps).filter(({ legal }) => !legal);
  assert.deepEqual(new Set(wrong.map(({ reply }) => reply)), new Set(['a 99', 'a undefined']));
  assert.equal(standings[0].faults, wrong.length);
  for (const { steps } of played) {
    const [first, second] = steps;
    const lowest = seeOf(first.question).hand[0];
    assert.ok(!seeOf(second.question).hand.includes(lowest), 'the first card is played');
  }
});

test('a bot that cannot start is an error before the first game', () => {
  const start = (source) => () => botOf(source);
  assert.throws(start('function place(see) {}'), /the bot has no function bid\(see\)/);
  assert.throws(start('const a = b;\nfunction place(see) {}\nfunction bid(see) {}'), /b is not defined/);
  assert.throws(start('function place(see) {'), SyntaxError);
  const folder = mkdtempSync(join(tmpdir(), 'felicity-bot-'));
  try {
    const file = join(folder, 'mybot.js');
    const run = () => spawnSync(process.execPath, [`${kRoot}tools/run-bot`, file], { input: 'hello 1\nquit\n', encoding: 'utf8' });
    writeFileSync(file, 'function place(see) {\n  return see.;\n}');
    const wrong = run();
    assert.equal(wrong.status, 1);
    assert.match(wrong.stderr, /mybot\.js:2\b/);
    writeFileSync(file, kFirstBot);
    assert.deepEqual([run().status, run().stdout], [0, 'id mybot.js\n']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const missing = spawnSync(process.execPath, [`${kRoot}tools/run-bot`, '/no/such.js'], { encoding: 'utf8' });
  assert.deepEqual([missing.status, missing.stdout], [1, '']);
  assert.match(missing.stderr, /no such file/);
});

test('what a bot prints is not taken for an answer', () => {
  const plan = { seats: ['guest', 'easy', 'greedy'], games: 3 };
  const there = arena(kPrints, plan);
  assert.equal(there.seats[0].faults, 0);
  assert.match(there.errors, /row \[ /);
});

test('what a bot throws at the start and the end of a game has its line', async () => {
  const [start, middle] = ['function begin(game) {\n  game.nothing.more();\n}\n', 'function place(see) { return see.legal[0]; }\nfunction bid(see) { return 0; }\n'];
  const { played } = await play(`${start}${middle}function end(scores) {\n  throw new Error('lost');\n}`, { seats: ['guest', 'easy', 'greedy'], games: 3 });
  for (const { opening, closing, faults } of played) {
    assert.deepEqual([opening.fault.line, closing.fault.line, closing.fault.message, faults], [2, 7, 'Error: lost', 1]);
  }
  assert.throws(() => botOf('const a = 1;'), ({ stack }) => !/:\d/.test(stack));
});

test('a match says why it cannot begin', () => {
  const open = (...seats) => () => new Match(module, { seats });
  assert.throws(open('guest', 'clever', 'easy'), /there is no bot clever/);
  assert.throws(open('guest', 'easy'), /3, 4 or 5 play/);
  assert.throws(open('easy', 'easy', 'easy'), /one guest/);
  assert.throws(open('guest', 'guest', 'easy'), /one guest/);
});

test('shares of the wins add up', async () => {
  const { played, standings } = await play(kFirstBot, { seats: ['guest', 'easy', 'random', 'greedy'], games: 40 });
  const own = played.reduce((sum, game) => sum + shareOf(game), 0) / played.length;
  assert.ok(Math.abs(own - standings[0].win) < 1e-6);
  assert.ok(Math.abs(standings.reduce((sum, { win }) => sum + win, 0) - 1) < 1e-5);
  for (const { rounds, scores } of played) assert.deepEqual([rounds.length, scores.length], [9, 4]);
});

test('four languages have the same sentences with the same values, and the same first bot', () => {
  const values = (sentence) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
  const code = (source) => source.replace(/\/\/.*$/gm, '').replace(/\s+/g, ' ');
  for (const [language, words] of Object.entries({ de, nl, sk })) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en).sort(), language);
    for (const key of Object.keys(en)) assert.deepEqual(values(words[key]), values(en[key]), `${language} ${key}`);
    const template = readFileSync(`${kRoot}hal_web/workshop/templates/first_bot.${language}.js`, 'utf8');
    assert.equal(code(template), code(kFirstBot), language);
  }
});
