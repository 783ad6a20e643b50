// The result in words and pictures.
import { make } from './dom.mjs';
import { barsOf, runningShare } from './plot.mjs';
import { number, percent, points, say, words } from './words.mjs';

const kMostRuns = 6;

/** Names of the entrants, as a person reads them. */
export const entrantName = (name) => (name === 'guest' ? words.me : words[name] ?? name);

/** "Your bot wins 31 % ± 4; fair would be 25 %." @param standing of the bot */
export function sentence(standing, players) {
  return say(words.wins, { share: percent(standing.win), ci: percent(standing.ci), fair: percent(1 / players) });
}

export function verdict({ win, ci }, players) {
  const fair = 1 / players;
  if (Math.abs(win - fair) <= ci) return words.even;
  return win > fair ? words.better : words.worse;
}

function shares(standings) {
  const fair = 1 / standings.length;
  const most = Math.max(2 * fair, ...standings.map(({ win, ci }) => Math.min(1, win + ci)));
  const step = most > 0.5 ? 0.2 : 0.1;
  return barsOf({ title: words.shares, mark: fair, markLabel: words.fairMark, low: 0, high: Math.min(1, Math.ceil(most / step - 1e-9) * step), step,
    tick: (value) => `${number(100 * value)} %`,
    bars: standings.map(({ name, win, ci }) => ({ name: entrantName(name), isOwn: name === 'guest', value: win, interval: ci, label: `${percent(win)} ± ${percent(ci)} %` })) });
}

function margins(standings) {
  let step = 10;
  const most = Math.max(step, ...standings.map(({ margin, margin_ci: ci }) => Math.abs(margin) + (ci ?? 0)));
  if (most > 4 * step) step *= 2;
  const high = Math.ceil(most / step - 1e-9) * step;
  return barsOf({ title: words.margins, mark: 0, markLabel: words.evenMark, low: -high, high, step, tick: (value) => `${value > 0 ? '+' : ''}${number(value)}`,
    bars: standings.map(({ name, margin, margin_ci: ci }) => ({ name: entrantName(name), isOwn: name === 'guest', value: margin, interval: ci ?? 0, label: `${points(margin)} ± ${ci === null ? '?' : number(ci, 1)}` })) });
}

/** @param mistakes [{sentences, count, game, step}]; show(game, step) opens that moment */
function faultList(mistakes, show) {
  return mistakes.map(({ sentences, count, game, step }) => make('div', { className: 'fault', role: 'alert' },
    make('strong', { text: sentences[0] }), ...sentences.slice(1).map((text) => make('p', { text })),
    count > 1 ? make('p', { text: say(words.times, { count }) }) : null,
    game ? make('button', { text: words.showMoment, onclick: () => show(game, step) }) : null));
}

/** What a run has given so far. */
export class Result {
  #runs = [];

  constructor(parent, { show }) {
    this.parent = parent;
    this.show = show;
    parent.replaceChildren(make('p', { className: 'hint', text: words.noRun }));
  }

  /** A run is over: the list of runs has it from now on. */
  remember(name, { standings }, players) {
    if (!standings) return;
    const own = standings.find((standing) => standing.name === 'guest');
    this.#runs.unshift({ name, text: `${percent(own.win)} % ± ${percent(own.ci)} · ${points(own.margin)} ± ${own.margin_ci === null ? '?' : number(own.margin_ci, 1)}`,
      against: standings.filter((standing) => standing !== own).map((standing) => entrantName(standing.name)).join(', '), players });
    this.#runs.length = Math.min(this.#runs.length, kMostRuns);
  }

  /** @param run {seats, seed, games, played, standings, ms, dealShares, mistakes, failure, isOver} */
  draw({ seats, seed, games, played, standings, ms, dealShares, mistakes, failure, isOver, fileName }) {
    const own = standings?.find(({ name }) => name === 'guest');
    const rate = ms > 0 ? played / (ms / 1000) : 0;
    const command = `felicity arena --seats exec:"node tools/run-bot ${fileName}",${seats.slice(1).join(',')} --games ${games} --seed ${seed}`;
    this.parent.replaceChildren(...[
      ...(failure ? [make('div', { className: 'fault', role: 'alert' }, make('strong', { text: failure.sentences[0] }), ...failure.sentences.slice(1).map((text) => make('p', { text })),
        failure.game ? make('button', { text: words.showMoment, onclick: () => this.show(failure.game, failure.game.steps.length) }) : null)] : []),
      ...faultList(mistakes, this.show),
      own ? make('p', { className: 'headline', role: isOver ? 'status' : undefined, text: sentence(own, seats.length) }) : null,
      own && own.margin_ci !== null ? make('p', { text: verdict(own, seats.length) }) : played > 0 && isOver ? make('p', { text: words.oneDeal }) : null,
      own ? make('p', { text: say(own.margin < 0 ? words.behind : words.ahead, { margin: number(Math.abs(own.margin), 1), ci: own.margin_ci === null ? '?' : number(own.margin_ci, 1) }) }) : null,
      make('p', { className: 'small', text: `${say(words.running, { played: number(played), games: number(games) })}${rate > 0 ? ` · ${say(words.speed, { rate: number(rate) })}` : ''}` }),
      standings ? shares(standings) : null,
      standings ? margins(standings) : null,
      dealShares.length > 4 ? runningShare({ title: words.lineTitle, shares: dealShares, fair: 1 / seats.length, markLabel: words.fairMark, tick: (value) => `${number(100 * value)} %` }) : null,
      own ? make('p', { className: 'small', text: words.about95 }) : null,
      this.#runs.length > (isOver ? 1 : 0) ? this.#earlier(isOver) : null,
      isOver && own ? make('p', { className: 'small', text: words.inArena }) : null,
      isOver && own ? make('pre', { text: command, tabIndex: 0 }) : null,
    ].filter(Boolean));
  }

  #earlier(isOver) {
    const list = isOver ? this.#runs.slice(1) : this.#runs;
    return make('div', {}, make('h2', { text: words.before }),
      make('table', { className: 'runs' }, make('tbody', {}, ...list.map(({ name, text, against }) => make('tr', {}, make('th', { scope: 'row', text: name }), make('td', { text }), make('td', { className: 'small', text: `${words.against} ${against}` }))))));
  }
}
