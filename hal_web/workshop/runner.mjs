// Runs a bot: its worker in a sandboxed document, the match in a worker of the page, and a port between the two.
import { kAfter, kBefore } from './bot.mjs';

const kPatienceMs = 5000; // as `felicity arena` has it
const kUncaught = 'Uncaught ';

// A server that forbids frames (X-Frame-Options) keeps the document away.
const late = () => new Promise((_, refuse) => {
  setTimeout(() => refuse(new Error('workshop-cage.html was not loaded into its frame')), kPatienceMs);
});

export class Runner {
  #frame;
  #match = null;
  #ready;

  /**
   * @param cage {src} or {srcdoc} of the document; runtime: the text of bot_worker.mjs, on one line; matchUrl: of match_worker.mjs
   */
  constructor({ cage, runtime, matchUrl, module }) {
    Object.assign(this, { runtime, matchUrl, module });
    if (runtime.includes('\n')) throw new Error('lines of a bot would have other numbers');
    this.#frame = document.createElement('iframe');
    this.#frame.setAttribute('sandbox', 'allow-scripts');
    this.#frame.hidden = true;
    this.#frame.title = 'bot';
    this.#ready = new Promise((resolve) => {
      addEventListener('message', ({ data, source }) => {
        if (source !== this.#frame.contentWindow) return;
        if (data.kind === 'ready') resolve();
        if (data.kind === 'broken') this.#broken(data);
      });
    });
    Object.assign(this.#frame, cage);
    document.body.append(this.#frame);
  }

  get isRunning() {
    return this.#match !== null;
  }

  /** @param then functions by the kind of a report: loaded, game, progress, stuck, broken, failed, done */
  async run({ source, seats, seed, games, patienceMs = kPatienceMs }, then) {
    await Promise.race([this.#ready, late()]);
    this.stopAll();
    this.then = then;
    const channel = new MessageChannel();
    this.#match = new Worker(this.matchUrl);
    this.#match.onmessage = ({ data }) => this.#report(data);
    this.#match.onerror = (event) => this.#report({ kind: 'failed', message: event.message });
    this.#match.postMessage({ kind: 'run', module: this.module, seats, seed, games, patienceMs }, [channel.port1]);
    const script = `${this.runtime}felicityBot${kBefore}${source}${kAfter}`;
    this.#frame.contentWindow.postMessage({ kind: 'start', script }, '*', [channel.port2]);
  }

  #report(data) {
    const { kind } = data;
    if (kind === 'done' || kind === 'failed' || kind === 'broken') this.stopAll();
    this.then[kind]?.(data);
  }

  // The source could not be read; what the match would report is only that no bot came.
  #broken({ message, line, column }) {
    if (!this.isRunning) return;
    const text = message.startsWith(kUncaught) ? message.slice(kUncaught.length) : message;
    this.#report({ kind: 'broken', fault: { message: text, line, column } });
  }

  /** After the running game. */
  stop() {
    this.#match?.postMessage({ kind: 'stop' });
  }

  stopAll() {
    this.#match?.terminate();
    this.#match = null;
    this.#frame.contentWindow?.postMessage({ kind: 'stop' }, '*');
  }
}
