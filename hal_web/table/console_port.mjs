// The device's USB console at the PC's end: a line out, an answer back, which ends with "ok" or "error: reason".
const kEnd = /^(ok|error: ([^\r\n]*))\r?\n$/m;
const kAnswerMs = 15_000;

export class ConsolePort {
  #writer;
  #reader;
  #heard = '';
  #waiting = null;
  #last = Promise.resolve();
  #bytes = new TextEncoder();
  #utf8 = new TextDecoder();

  /** @param port opened, with `readable` and `writable`, as Web Serial has it; lost() once it is gone */
  constructor(port, lost) {
    this.#writer = port.writable.getWriter();
    this.#reader = port.readable.getReader();
    this.#listen().catch(() => {}).then(() => {
      this.#waiting?.(new Error('the device is gone'));
      lost();
    });
  }

  async #listen() {
    for (;;) {
      const { value, done } = await this.#reader.read();
      if (done) return;
      this.#heard += this.#utf8.decode(value, { stream: true });
      this.#waiting?.();
    }
  }

  /** One question at a time. @returns {Promise<string>} the answer without its last line; an error throws its reason */
  ask(line) {
    const answer = this.#last.then(() => this.#ask(line));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #ask(line) {
    this.#heard = '';
    await this.#writer.write(this.#bytes.encode(`${line}\r`));
    return new Promise((resolve, reject) => {
      const end = (error, text) => {
        clearTimeout(timer);
        this.#waiting = null;
        if (error) reject(error);
        else resolve(text);
      };
      const timer = setTimeout(() => end(new Error(`"${line}" was not answered`)), kAnswerMs);
      this.#waiting = (error) => {
        const found = kEnd.exec(this.#heard);
        if (error) end(error);
        else if (found?.[2]) end(new Error(found[2]));
        else if (found) end(null, this.#heard.slice(0, found.index).replaceAll('\r\n', '\n'));
      };
      this.#waiting();
    });
  }
}

/** The picture of an XPM file. @returns {{width: number, height: number, rgba: Uint8ClampedArray}} */
export function readXpm(text) {
  const rows = [...text.matchAll(/^"([^"]*)",?$/gm)].map(([, row]) => row);
  const [width, height, colours] = (rows[0] ?? '').split(' ').map(Number);
  const lines = rows.slice(1 + colours);
  if (!width || lines.length !== height || lines.some((line) => line.length !== width)) throw new Error('a picture is damaged');
  const palette = new Map(rows.slice(1, 1 + colours).map((row) => [row[0], Number.parseInt(row.slice(-6), 16)]));
  const rgba = new Uint8ClampedArray(width * height * 4);
  lines.join('').split('').forEach((letter, index) => {
    const colour = palette.get(letter);
    rgba.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], 4 * index);
  });
  return { width, height, rgba };
}

/** The records in the answer to `games`. */
export function splitGames(text) {
  return text.split(/^# game \d+ of \d+\n/m).slice(1);
}
