// Games of a bot against bots of the house: the WebAssembly module as an object, and the loop that asks the bot. Knows no
// page and no worker, so that tests in Node use it as well.

const kBadFile = 8; // errno of WASI
const kMillion = 1e6;

const figureOf = (key, text) => (text === 'null' ? null : key === 'faults' ? Number(text) : Number(text) / kMillion);

export class Match {
  #exports;
  #utf8 = new TextDecoder();
  #encoder = new TextEncoder();

  /** @param module a WebAssembly.Module of match.wasm; seats: 'guest' and names that `felicity arena` knows */
  constructor(module, { seats, seed = '1' }) {
    this.#exports = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: { fd_close: () => kBadFile, fd_seek: () => kBadFile, fd_write: () => kBadFile },
    }).exports;
    this.#exports.__wasm_call_ctors();
    this.players = seats.length;
    if (!this.#exports.open(this.#put(seats.join(',')), BigInt(seed))) throw new Error(this.#text());
  }

  #put(text) {
    const { written } = this.#encoder.encodeInto(text, new Uint8Array(this.#exports.memory.buffer, this.#exports.exchange(), this.#exports.exchange_room()));
    return written;
  }

  #bytes() {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.exchange(), this.#exports.exchange_size()).slice();
  }

  #text() {
    return this.#utf8.decode(this.#bytes());
  }

  /** @returns the bot's seat, and the line that it is sent */
  begin(game) {
    const seat = this.#exports.begin(game);
    return { seat, line: this.#text() };
  }

  /** @returns the next question to the bot, or null: the game is over */
  ask() {
    return this.#exports.ask() ? this.#text() : null;
  }

  /** @returns whether the answer is legal; else the first card or a pass was played */
  answer(line) {
    return this.#exports.answer(this.#put(line)) !== 0;
  }

  result() {
    this.#exports.write_result();
    const [end, ...rounds] = this.#text().split('\n');
    const [, scores, winners] = /^end scores=(\S+) winners=(\S+)$/.exec(end);
    this.#exports.write_record();
    return { end: `end scores=${scores}`, scores: scores.split(',').map(Number), winners: winners.split(',').map(Number), rounds, record: this.#bytes() };
  }

  /** Figures of so many whole deals, at least one: an object an entrant, as `felicity arena --json` has them. */
  standings(deals) {
    this.#exports.write_standings(deals);
    return this.#text().trim().split('\n').map((line) => {
      const [name, ...pairs] = line.split(' ');
      return { name, ...Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([key, text]) => [key, figureOf(key, text)])) };
    });
  }
}

/** @returns the share of a win that a seat has */
export const shareOf = ({ winners, seat }) => (winners.includes(seat) ? 1 / winners.length : 0);

/**
 * One game. What the bot was asked and answered is kept: `steps`, each {question, reply, legal, fault, printed}.
 * @param ask (line) => promise of {reply, fault, printed}; one that rejects ends the game
 */
export async function playGame(match, number, ask) {
  const { seat, line } = match.begin(number);
  const game = { number, seat, steps: [], faults: 0 };
  const opening = await ask(line, game);
  if (opening.fault) game.faults++;
  game.opening = opening;
  for (let question = match.ask(); question !== null; question = match.ask()) {
    const { reply, fault, printed } = await ask(question, game);
    const legal = match.answer(reply);
    if (!legal) game.faults++;
    game.steps.push({ question, reply, legal, fault, printed });
  }
  Object.assign(game, match.result());
  game.closing = await ask(game.end, game);
  return game;
}
