// What went wrong, in sentences: what the bot did, where in its source, and what it was asked.
import { seeOf } from './questions.mjs';
import { cardWord } from './table_view.mjs';
import { say, words } from './words.mjs';

const kMostLegal = 12;

export function legalText(legal) {
  const texts = legal.map((one) => (typeof one === 'number' ? String(one) : `'${one}'`));
  const isRange = texts.length > kMostLegal;
  return isRange ? `${texts[0]}, ${texts[1]} … ${texts.at(-1)}` : texts.join(', ');
}

/** "when it was asked in game 3, round 2: how many mice?" */
export function askedIn(question, game) {
  const [verb] = question.split(' ', 1);
  if (verb !== 'act') return `${verb === 'new' ? words.whatNew : words.whatEnd}: ${say(words.gameNumber, { number: game })}`;
  const see = seeOf(question);
  return say(words.inQuestion, { game, round: see.round + 1, what: see.phase === 'place' ? words.whatPlace : words.whatBid });
}

export const thrown = (fault) => say(fault.line ? words.threw : words.threwAt, fault);

/** The reply without "a ", as a person reads it. */
export function answerText(reply, phase) {
  const text = reply.replace(/^a /, '');
  if (text === 'undefined') return words.nothing;
  if (phase === 'auction' && text === '0') return `0 (${words.passes})`;
  return phase === 'place' && /^[LSR]$/.test(text) ? `'${text}' (${cardWord(text)})` : text;
}

/** Everything about a step that went wrong: {key, line, column, sentences}; equal keys are one mistake. Null: nothing did. */
export function faultOf(step, number) {
  const { question, reply, legal, fault } = step;
  if (fault) return { key: `${fault.line} ${fault.message}`, ...fault, sentences: [thrown(fault), askedIn(question, number)] };
  if (legal) return null;
  const see = seeOf(question);
  const isPlace = see.phase === 'place';
  return { key: `wrong ${see.phase} ${reply === 'a undefined'}`, sentences: [
    say(words.nonsense, { answer: answerText(reply, see.phase), legal: legalText(see.legal) }), askedIn(question, number),
    say(words.played, { instead: isPlace ? words.firstCard : words.aPass })] };
}

/** Mistakes of many games: those of a kind are one, with the number of times and the first place. */
export class Mistakes {
  all = new Map();

  add(game) {
    if (game.opening?.fault) this.#note(faultOf({ question: 'new', ...game.opening }, game.number + 1), game, 0);
    game.steps.forEach((step, index) => this.#note(faultOf(step, game.number + 1), game, index));
    if (game.closing?.fault) this.#note(faultOf({ question: 'end', ...game.closing }, game.number + 1), game, game.steps.length);
  }

  #note(fault, game, step) {
    if (!fault) return;
    const known = this.all.get(fault.key);
    if (known) known.count++;
    else this.all.set(fault.key, { ...fault, count: 1, game, step });
  }
}
