// Runs the host program: the emulated device has to show the same pictures and write the same pages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'felicity-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export class Host {
  /** @param felicity, writeFullDevice the programs; the second is needed for fullDevice() only */
  constructor(felicity, writeFullDevice) {
    this.felicity = felicity;
    this.writeFullDevice = writeFullDevice;
  }

  /** All boards, in the order of their names. */
  boards() {
    const lines = execFileSync(this.felicity, ['boards', '--json'], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  }

  board(name) {
    return JSON.parse(execFileSync(this.felicity, ['boards', name, '--json'], { encoding: 'utf8' }));
  }

  /**
   * The checksum of the panel at every step that looks at it: settle, hash and shot; and every operation on the flash.
   * @param chance ['--seed', '3'] or ['--entropy', HEX]
   * @param save a file, if this is not the first start of a device
   */
  play(board, steps, chance, save = null) {
    const lines = steps.flatMap(({ verb, word }) => {
      if (verb === 'settle') return ['settle', 'hash'];
      if (verb === 'shot') return ['hash'];
      return [word === undefined ? verb : `${verb} ${word}`];
    });
    return inFolder((folder) => {
      const trace = join(folder, 'trace');
      const kept = save === null ? [] : ['--save', save];
      const printed = this.#play(board, lines, [...chance, ...kept, '--flash-trace', trace]);
      return { hashes: printed.trim().split('\n'), trace: readFileSync(trace, 'utf8').split('\n').slice(0, -1) };
    });
  }

  /** Writes the picture at the `index`-th of those steps, to be looked at. */
  writePicture(board, steps, chance, index, path, save = null) {
    const looks = steps.map((step, at) => (['settle', 'hash', 'shot'].includes(step.verb) ? at : -1)).filter((at) => at >= 0);
    const upTo = steps.slice(0, looks[index] + 1).filter(({ verb }) => verb !== 'shot' && verb !== 'hash');
    const lines = upTo.map(({ verb, word }) => (word === undefined ? verb : `${verb} ${word}`));
    inFolder((folder) => {
      const file = join(folder, 'flash');
      if (save !== null) writeFileSync(file, save);
      this.#play(board, [...lines, `shot ${path}`], save === null ? chance : [...chance, '--save', file]);
    });
  }

  /**
   * A device that is switched on once for every run.
   * @param runs [{steps, chance}]
   * @returns what each of them wrote into the flash, and what is there at the end: the part that is the game's
   */
  save(board, runs) {
    return inFolder((folder) => {
      const file = join(folder, 'flash');
      writeFileSync(file, this.usedSave());
      const traces = runs.map(({ steps, chance }) => this.play(board, steps, chance, file).trace);
      return { traces, bytes: readFileSync(file) };
    });
  }

  /** The same, starting from a save; also returns the save at the end. */
  playFrom(save, board, steps, chance) {
    return inFolder((folder) => {
      const file = join(folder, 'flash');
      writeFileSync(file, save);
      return { ...this.play(board, steps, chance, file), bytes: readFileSync(file) };
    });
  }

  /** The save of a device on which English was chosen and nothing else. */
  usedSave() {
    this.used ??= inFolder((folder) => {
      const file = join(folder, 'flash');
      this.#play('pico_oled', ['settle'], ['--language', 'en', '--save', file]);
      return readFileSync(file);
    });
    return this.used;
  }

  /**
   * The save of a device that was played for years.
   * @param state 'playing': a game is under way; 'over': the last one has ended and is not archived yet
   */
  fullDevice(state = 'playing') {
    return inFolder((folder) => {
      const file = join(folder, 'flash');
      execFileSync(this.writeFullDevice, [file, state]);
      return readFileSync(file);
    });
  }

  /** The finished games of a save as `.felicity` files, newest first. */
  finishedGames(save) {
    return inFolder((folder) => {
      const file = join(folder, 'flash');
      writeFileSync(file, save);
      const games = (...options) => execFileSync(this.felicity, ['games', file, ...options], { encoding: 'utf8' });
      games('--export', folder);
      const named = [...games().matchAll(/^ *([0-9]+)  ([0-9A-F]{8})  /gm)];
      return named.map(([, number, code]) => readFileSync(join(folder, `game-${number}-${code}.felicity`), 'utf8'));
    });
  }

  #play(board, lines, options) {
    return inFolder((folder) => {
      const file = join(folder, 'script.keys');
      writeFileSync(file, `${lines.join('\n')}\n`);
      return execFileSync(this.felicity, ['play', '--headless', '--board', board, '--script', file, ...options],
        { encoding: 'utf8' });
    });
  }
}
