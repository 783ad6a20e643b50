// The games of a run: a list with a filter, and one game step by step: each question, and what the bot answered.
import { element, make } from './dom.mjs';
import { answerText, askedIn, faultOf, legalText } from './faults.mjs';
import { shareOf } from './match.mjs';
import { seeOf } from './questions.mjs';
import { entrantName } from './result.mjs';
import { sacksOf, tableOf } from './table_view.mjs';
import { say, words } from './words.mjs';

const kKinds = { all: () => true, won: (game) => game.end && shareOf(game) > 0, lost: (game) => game.end && shareOf(game) === 0, faulty: (game) => game.faults > 0 || !game.end };

/** A step as one line of JSON a field: short enough to be read. */
const jsonOf = (see) => `{\n${Object.entries(see).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`).join(',\n')}\n}`;

export class Games {
  #games = [];
  #kind = 'all';
  #open = null; // {game, step}

  /** @param recordLink (bytes) => address that shows the game on the device, or null */
  constructor(parent, { recordLink }) {
    this.parent = parent;
    this.recordLink = recordLink;
    parent.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || !this.#open || event.target.closest('select, input')) return;
      event.preventDefault();
      this.#go(this.#open.step + by);
    });
    this.clear([]);
  }

  clear(seats) {
    this.seats = seats;
    this.#games = [];
    this.#open = null;
    this.draw();
  }

  add(game) {
    this.#games.push(game);
  }

  names({ number, seat }) {
    const n = this.seats.length;
    const names = Array.from({ length: n }, (_, at) => entrantName(this.seats[(at + n - (number % n)) % n]));
    names[seat] = words.me;
    return [...names, words.dummy];
  }

  show(game, step) {
    this.#open = { game, step: Math.min(step, game.steps.length + (game.end ? 0 : -1) + (game.stuck ? 1 : 0)) };
    this.draw();
  }

  draw() {
    if (this.#open) this.#drawGame();
    else this.#drawList();
  }

  // ---- the list -------------------------------------------------------------------------------------
  #drawList() {
    if (this.#games.length === 0) {
      this.parent.replaceChildren(make('p', { className: 'hint', text: words.noGames }));
      return;
    }
    const filter = make('div', { className: 'filter', role: 'group', 'aria-label': words.filter }, ...Object.keys(kKinds).map((kind) => make('button', {
      text: `${words[kind]} (${this.#games.filter(kKinds[kind]).length})`, 'aria-pressed': String(kind === this.#kind), onclick: () => {
        this.#kind = kind;
        this.#drawList();
      } })));
    const list = make('ol', { className: 'games' }, ...this.#games.filter(kKinds[this.#kind]).map((game) => make('li', {}, this.#entry(game))));
    this.parent.replaceChildren(filter, list);
  }

  #entry(game) {
    const share = game.end ? shareOf(game) : null;
    const scores = game.end ? game.scores.map((score, seat) => make('span', { className: seat === game.seat ? 'own' : '', text: score })) : [make('span', { text: words.noAnswer })];
    return make('button', { onclick: () => this.show(game, 0) },
      make('span', { className: `outcome ${share === null ? 'faulty' : share > 0 ? 'won' : 'lost'}`, 'aria-hidden': 'true', text: share === null ? '!' : share > 0 ? '★' : '·' }),
      make('span', { className: 'which', text: say(words.gameNumber, { number: game.number + 1 }) }),
      make('span', { text: share === null ? '' : share > 0 ? words.won : words.lost }),
      make('span', { className: 'scores' }, ...scores),
      game.faults > 0 ? make('span', { className: 'bad', text: `⚠ ${game.faults}` }) : null);
  }

  // ---- one game -------------------------------------------------------------------------------------
  #count(game) {
    return game.steps.length + (game.end || game.stuck ? 1 : 0);
  }

  #go(step) {
    const { game } = this.#open;
    this.#open.step = Math.min(Math.max(step, 0), this.#count(game) - 1);
    const focused = document.activeElement?.dataset.go;
    this.#drawGame();
    if (focused) this.parent.querySelector(`[data-go="${focused}"]`)?.focus();
  }

  #drawGame() {
    const { game, step } = this.#open;
    const count = this.#count(game);
    const button = (word, label, to) => make('button', { 'data-go': word, text: label, 'aria-label': words[word], title: words[word], onclick: () => this.#go(to) });
    const back = make('button', { text: `‹ ${words.backToList}`, onclick: () => {
      this.#open = null;
      this.draw();
      element('played').focus();
    } });
    const bar = make('div', { className: 'steps' }, back, make('strong', { text: say(words.gameNumber, { number: game.number + 1 }) }),
      make('span', { className: 'go' }, button('first', '«', 0), button('previous', '◀', step - 1),
        make('span', { text: say(words.of, { step: step + 1, steps: count }) }), button('next', '▶', step + 1), button('last', '»', count - 1)));
    this.parent.replaceChildren(bar, ...(step < game.steps.length ? this.#question(game, step) : game.end ? this.#end(game) : this.#stuck(game)));
  }

  #question(game, index) {
    const step = game.steps[index];
    const see = seeOf(step.question);
    const fault = faultOf(step, game.number + 1);
    const isPlace = see.phase === 'place';
    return [
      ...this.#asked(see),
      fault ? make('div', { className: 'fault' }, make('strong', { text: fault.sentences[0] }), ...fault.sentences.slice(2).map((text) => make('p', { text })))
        : make('p', { className: 'answer' }, `${words.answers} `, make('strong', { text: answerText(step.reply, see.phase) })),
      fault && !step.fault ? null : make('p', { className: 'small', text: `${words.legal}: ${legalText(see.legal)}` }),
      step.printed?.length ? make('div', {}, make('h2', { text: words.printed }), make('pre', { text: step.printed.join('\n'), tabIndex: 0 })) : null,
      tableOf(see, this.names(game), isPlace ? step.reply.replace(/^a /, '') : null),
      this.#json(see)].filter(Boolean);
  }

  #asked(see) {
    return [make('p', { className: 'asked' }, make('span', { className: 'round', text: say(words.roundOf, { round: see.round + 1 }) }),
      ` ${see.phase === 'place' ? words.askedPlace : words.askedBid}`)];
  }

  #json(see) {
    return make('details', { open: true }, make('summary', { text: words.asJson }), make('pre', { className: 'json', text: jsonOf(see), tabIndex: 0 }));
  }

  #stuck(game) {
    const isAct = game.stuck.startsWith('act');
    const see = isAct ? seeOf(game.stuck) : null;
    return [make('div', { className: 'fault' }, make('strong', { text: words.noAnswer }), make('p', { text: askedIn(game.stuck, game.number + 1) })),
      ...(isAct ? [...this.#asked(see), tableOf(see, this.names(game), null), this.#json(see)] : [])];
  }

  #end(game) {
    const names = this.names(game);
    const order = game.scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
    const link = this.recordLink(game.record);
    return [make('p', { className: 'headline', text: `${words.gameOver} ${shareOf(game) > 0 ? '★' : ''}` }),
      make('ol', { className: 'podium' }, ...order.map(({ score, seat }) => make('li', { className: seat === game.seat ? 'own' : '', text: `${names[seat]}: ${say(words.points, { points: score })}${game.winners.includes(seat) ? ' ★' : ''}` }))),
      link ? make('p', {}, make('a', { href: link, target: '_blank', rel: 'noopener', text: words.watch })) : null,
      sacksOf(game.rounds, names)].filter(Boolean);
  }
}
