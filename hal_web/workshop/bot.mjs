// A bot in JavaScript: source text in, answers to lines of the bot protocol out. The same in a worker of the page and under
// Node (tools/run-bot), so that the same seed gives the same game in both.
import { gameOf, replyOf, scoresOf, seeOf } from './questions.mjs';

/** A bot's source between these two is an expression whose value is a function that returns the bot's functions. Lines keep their numbers. */
export const kBefore = '(function(){"use strict";';
export const kAfter = '\nreturn{begin:typeof begin==="function"?begin:null,place:typeof place==="function"?place:null,'
  + 'bid:typeof bid==="function"?bid:null,end:typeof end==="function"?end:null}})';

const kWarmUp = 16;

/** Numbers from 0 to 1 that depend on the seed alone, in place of Math.random. */
export function seededRandom(seed) {
  let state = ((seed ^ 0x5bd1e995) >>> 0) || 1;
  const word = () => { // xorshift
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let i = 0; i < kWarmUp; i++) word();
  return () => (word() >>> 5) * 2 ** -27 + (word() >>> 6) * 2 ** -53;
}

/** Where in the bot's source an error happened. @param file the name its lines have in a stack */
export function placeOf(error, file) {
  const stack = String(error?.stack ?? '');
  for (const line of stack.split('\n')) {
    const at = line.lastIndexOf(`${file}:`);
    const found = at < 0 ? null : /^:(\d+):(\d+)/.exec(line.slice(at + file.length));
    if (found) return { line: Number(found[1]), column: Number(found[2]) };
  }
  return null;
}

const textOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${String(error)}`);

/** @returns {message, line, column}; no line where the error is not in the bot's source */
export const faultOf = (error, file) => ({ message: textOf(error), ...placeOf(error, file) });

export class Bot {
  #functions;
  #file;

  /** @param make the value of the source between kBefore and kAfter. Throws what the source throws. */
  constructor(make, file) {
    this.#file = file;
    this.#functions = make();
    for (const name of ['place', 'bid']) {
      if (this.#functions[name]) continue;
      const missing = new Error(`the bot has no function ${name}(see)`);
      missing.stack = missing.message; // it is on no line
      throw missing;
    }
  }

  /**
   * @returns reply: the line that answers, or null where the protocol wants none; fault: what the bot threw, {message, line, column}
   */
  answer(line) {
    try {
      return { reply: this.#reply(line) };
    } catch (error) {
      const fault = faultOf(error, this.#file);
      return { reply: `error ${fault.line ? `line ${fault.line}: ` : ''}${fault.message}`.replace(/\s+/g, ' '), fault };
    }
  }

  #reply(line) {
    const [verb] = line.split(' ', 1);
    const { begin, place, bid, end } = this.#functions;
    if (verb === 'act') {
      const see = seeOf(line);
      return replyOf(see.phase === 'place' ? place(see) : bid(see));
    }
    if (verb === 'new') {
      const game = gameOf(line);
      Math.random = seededRandom(game.seed);
      begin?.(game);
      return 'ok';
    }
    if (verb === 'end') end?.(scoresOf(line));
    return null;
  }
}
