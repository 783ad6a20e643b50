// Plays a script on the device and on the host and compares every picture.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { board, host } from './context.mjs';
import { playScript } from './emulator/script.mjs';

/**
 * @param chance () => what the host draws, asked when the device has played: ['--seed', N] or
 *     ['--entropy', HEX]
 * @returns the counts of playScript()
 */
export function assertSamePictures(device, steps, chance) {
  const seen = [];
  const counts = playScript(device, steps, (step, picture) => seen.push({ step, picture, hash: picture.hash() }));
  const expected = host.hashes(board.name, steps, chance());
  assert.equal(seen.length, expected.length);
  const wrong = seen.findIndex(({ hash }, index) => hash !== expected[index]);
  if (wrong >= 0) {
    const folder = join(process.cwd(), 'actual', board.name);
    mkdirSync(folder, { recursive: true });
    const [actual, right] = [join(folder, 'device.png'), join(folder, 'host.png')];
    seen[wrong].picture.writePng(actual);
    host.writePicture(board.name, steps, chance(), wrong, right);
    const { number, verb } = seen[wrong].step;
    assert.fail(`picture ${wrong + 1} of ${seen.length} (line ${number}: ${verb}) differs: ${actual} ${right}`);
  }
  assert.equal(counts.unsettled, 0, 'something never came to rest');
  return counts;
}
