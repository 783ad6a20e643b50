// Bots of pupils, good and bad, for the tests of the workshop.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { Bot, kAfter, kBefore } from '../../hal_web/workshop/bot.mjs';
import { kRoot } from './built.mjs';

export const kFirstBot = readFileSync(`${kRoot}docs/bots/first_bot.js`, 'utf8');

/** As the page's worker and tools/run-bot make it. */
export function botOf(source, file = 'bot.js') {
  return new Bot(runInThisContext(kBefore + source + kAfter, { filename: file, columnOffset: -kBefore.length }), file);
}

export const kThrows = `function place(see) {
  return see.legal[0];
}
function bid(see) {
  if (see.round === 2) return see.sack.length;
  return 0;
}`;
export const kNonsense = `function place(see) { return see.round === 0 ? 99 : see.legal[0]; }
function bid(see) { if (see.round === 1) return undefined; return 0; }`;
export const kLoops = `function place(see) { return see.legal[0]; }
function bid(see) {
  while (see.round === 1) {}
  return 0;
}`;
export const kPrints = `let asked = 0;
function begin(game) { asked = 0; console.log('seat', game.seat); }
function place(see) { console.log('row', see.row); return see.legal.at(-1); }
function bid(see) { asked++; return 0; }
function end(scores) { console.log(scores); }`;
