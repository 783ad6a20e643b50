// Lines of the bot protocol (docs/protocols.md, section 5) as objects for a bot in JavaScript, and its answers as lines.

const isNumber = (word) => /^-?\d+$/.test(word);
const list = (text, separator, read) => (text === '-' ? [] : text.split(separator).map(read));

/** Cats are numbers; 'R' the rabbit, 'L' and 'S' the dogs, '?' a card that is not known, null a free place. */
const card = (word) => (isNumber(word) ? Number(word) : word === '.' ? null : word);
const call = (word) => {
  const [, seat, kind, mice] = /^(\d)([bpy])(\d*)$/.exec(word);
  return { seat: Number(seat), bid: kind === 'b' ? Number(mice) : kind === 'y' ? 1 : 0 };
};

const kReaders = {
  phase: (text) => text,
  money: (text) => list(text, ',', Number),
  cats: (text) => list(text, ',', Number),
  passed: (text) => list(text, ',', Number),
  lastbid: (text) => list(text, ',', Number),
  bidder: (text) => (text === '-' ? null : Number(text)),
  row: (text) => list(text, ',', card),
  hand: (text) => list(text, ',', card),
  seen: (text) => text.split('/').map((set) => list(set, ',', card)),
  log: (text) => list(text, '/', (round) => list(round, ',', call)),
  edition: (text) => text,
  tie: (text) => text,
};

function values(line) {
  return Object.fromEntries(line.split(' ').slice(1).map((word) => {
    const equals = word.indexOf('=');
    return [word.slice(0, equals), word.slice(equals + 1)];
  }));
}

/** Every answer that is allowed: cards, or 0 for a pass and the bids. */
function legalOf(text, phase) {
  if (phase === 'place') return list(text, ',', card);
  const [, range] = text.split(',');
  if (!range) return [0];
  const [low, high] = range.split('-').map(Number);
  return [0, ...Array.from({ length: high - low + 1 }, (_, index) => low + index)];
}

/** What a bot sees: the fields of an `act` line, under the names they have there. */
export function seeOf(line) {
  const words = values(line);
  const see = {};
  for (const [key, text] of Object.entries(words)) {
    see[key] = key === 'legal' ? legalOf(text, words.phase) : (kReaders[key] ?? Number)(text);
  }
  while (see.log.length <= see.round) see.log.push([]); // this round, where nothing was said yet
  return see;
}

/** The fields of a `new` line; money is 'secret' or 'open' there. */
export function gameOf(line) {
  const words = values(line);
  const game = {};
  for (const [key, text] of Object.entries(words)) game[key] = isNumber(text) ? Number(text) : text;
  return game;
}

/** The scores of an `end` line. */
export function scoresOf(line) {
  return values(line).scores.split(',').map(Number);
}

const kMostLetters = 60;

function objectText(value) {
  try {
    return JSON.stringify(value) ?? 'object';
  } catch {
    return 'object'; // one that contains itself
  }
}

/** What a bot returned, as the line that answers. Whatever it is, it stays one line. */
export function replyOf(answer) {
  const isPromise = typeof answer?.then === 'function'; // of an async function, which cannot be waited for
  const text = isPromise ? 'Promise' : typeof answer === 'object' && answer !== null ? objectText(answer) : String(answer);
  return `a ${text.replace(/\s+/g, '_').slice(0, kMostLetters)}`;
}
