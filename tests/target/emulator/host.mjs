// The same script on the host's device: what the emulated one has to show.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Host {
  /** @param felicity the program */
  constructor(felicity) {
    this.felicity = felicity;
  }

  board(name) {
    return JSON.parse(execFileSync(this.felicity, ['boards', name, '--json'], { encoding: 'utf8' }));
  }

  /**
   * The checksum of the panel at every step that looks at it: settle, hash and shot.
   * @param chance ['--seed', '3'] or ['--entropy', HEX]
   */
  hashes(board, steps, chance) {
    const lines = steps.flatMap(({ verb, word }) => {
      if (verb === 'settle') return ['settle', 'hash'];
      if (verb === 'shot') return ['hash'];
      return [word === undefined ? verb : `${verb} ${word}`];
    });
    return this.#play(board, lines, chance).trim().split('\n');
  }

  /** Writes the picture at the `index`-th of those steps, to be looked at. */
  writePicture(board, steps, chance, index, path) {
    const looks = steps.map((step, at) => (['settle', 'hash', 'shot'].includes(step.verb) ? at : -1)).filter((at) => at >= 0);
    const upTo = steps.slice(0, looks[index] + 1).filter(({ verb }) => verb !== 'shot' && verb !== 'hash');
    const lines = upTo.map(({ verb, word }) => (word === undefined ? verb : `${verb} ${word}`));
    this.#play(board, [...lines, `shot ${path}`], chance);
  }

  /** What the host's device has in its flash at the end: the part that is the game's. */
  save(board, steps, chance) {
    const folder = mkdtempSync(join(tmpdir(), 'felicity-'));
    try {
      const file = join(folder, 'flash');
      const lines = steps.map(({ verb, word }) => (word === undefined ? verb : `${verb} ${word}`));
      this.#play(board, lines, [...chance, '--save', file]);
      return readFileSync(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  #play(board, lines, chance) {
    const folder = mkdtempSync(join(tmpdir(), 'felicity-'));
    try {
      const file = join(folder, 'script.keys');
      writeFileSync(file, `${lines.join('\n')}\n`);
      return execFileSync(this.felicity, ['play', '--headless', '--board', board, '--script', file, ...chance],
        { encoding: 'utf8' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
