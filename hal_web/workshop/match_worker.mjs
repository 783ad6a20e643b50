// The worker that deals and asks: it has the engine, the bot is at the other end of a port. So a bot sees what it is
// asked and nothing else, and a bot that gives no answer cannot stop the clock.
import { Match, playGame } from './match.mjs';

const kReportMs = 200;
const kLookMs = 250;

const kMostPrinted = 40;
const kMostLetters = 300;

// What comes from a bot is taken apart: texts that are texts, numbers that are numbers, and no more than can be shown.
const textOf = (value) => String(value).slice(0, kMostLetters);
function faultOf(fault) {
  return fault ? { message: textOf(fault.message), line: Math.trunc(fault.line) || 0, column: Math.trunc(fault.column) || 0 } : undefined;
}
function answerOf({ kind, reply, fault, printed }) {
  return { kind: textOf(kind), reply: textOf(reply), fault: faultOf(fault), printed: Array.isArray(printed) ? printed.slice(0, kMostPrinted).map(textOf) : [] };
}

class Run {
  #port;
  #waiting = null; // {resolve, line, game, since}
  #isOver = false;

  constructor({ module, seats, seed, games, patienceMs }, port) {
    Object.assign(this, { seats, games, patienceMs });
    this.match = new Match(module, { seats, seed });
    this.#port = port;
    port.onmessage = ({ data }) => this.#heard(data);
  }

  stop() {
    this.#isOver = true;
  }

  #heard(data) {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(answerOf(data ?? {}));
  }

  #wait(line, game) {
    return new Promise((resolve) => {
      this.#waiting = { resolve, line, game, since: performance.now() };
    });
  }

  #ask(line, game) {
    const answer = this.#wait(line, game);
    this.#port.postMessage(line);
    return answer;
  }

  // A bot that never answers: what it was asked is known, because it is asked from here.
  #look() {
    const waiting = this.#waiting;
    if (this.#isOver || !waiting || performance.now() - waiting.since < this.patienceMs) return;
    this.#isOver = true;
    postMessage({ kind: 'stuck', question: waiting.line, game: waiting.game });
    this.#finish();
  }

  #standings() {
    const deals = Math.floor(this.played / this.seats.length);
    return deals > 0 ? this.match.standings(deals) : null;
  }

  #finish() {
    clearInterval(this.timer);
    postMessage({ kind: 'done', played: this.played, standings: this.#standings(), ms: performance.now() - this.began });
    close();
  }

  async play() {
    this.played = 0;
    this.began = performance.now();
    this.timer = setInterval(() => this.#look(), kLookMs);
    const opening = await this.#wait(null, null);
    if (opening.kind === 'broken') {
      postMessage({ kind: 'broken', fault: opening.fault });
      return this.#finish();
    }
    postMessage({ kind: 'loaded', printed: opening.printed });
    let reported = 0;
    while (!this.#isOver && this.played < this.games) {
      const game = await playGame(this.match, this.played, (line, open) => this.#ask(line, open));
      this.played++;
      postMessage({ kind: 'game', game });
      if (performance.now() - reported < kReportMs) continue;
      reported = performance.now();
      postMessage({ kind: 'progress', played: this.played, standings: this.#standings() });
    }
    return this.#finish();
  }
}

let run = null;
self.onmessage = ({ data, ports: [port] }) => {
  if (data.kind === 'stop') return run?.stop();
  try {
    run = new Run(data, port);
  } catch (error) {
    return postMessage({ kind: 'failed', message: error.message });
  }
  return run.play().catch((error) => postMessage({ kind: 'failed', message: error.message }));
};
