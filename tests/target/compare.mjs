// Plays a script on the device and on the host and compares every picture and every write of the flash.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { board, host } from './context.mjs';
import { kPage, kSaves, kSector } from './save_region.mjs';
import { crc32 } from '../../emulator/crc32.mjs';
import { writePng } from '../../emulator/png.mjs';
import { playScript } from '../../emulator/script.mjs';

const kChecked = kPage - 4;
const hex = (word) => word.toString(16).padStart(8, '0');
const lastWord = (page) => new DataView(page.buffer, page.byteOffset).getUint32(kChecked, true);

/** Operations of the flash as `felicity play --flash-trace` writes them. */
export const traceOf = (operations) => operations.map(({ kind, at, data }) => (kind === 'erase'
  ? `erase ${(at - kSaves) / kSector}`
  : `program ${(at - kSaves) / kPage} ${hex(crc32(data.subarray(0, kChecked)))} ${hex(lastWord(data))}`));

/**
 * @param device before it has run
 * @param chance () => what the host draws, called when the device has played: ['--seed', N] or
 *     ['--entropy', HEX]
 * @param save what the device's flash held before
 * @returns the counts of playScript(), and of writes
 */
export function assertSamePictures(device, steps, chance, save = host.usedSave()) {
  const seen = [];
  const counts = playScript(device, steps, (step, picture) => seen.push({ step, picture, hash: picture.hash() }));
  const { hashes: expected, trace } = host.playFrom(save, board.name, steps, chance());
  assert.equal(seen.length, expected.length);
  const wrong = seen.findIndex(({ hash }, index) => hash !== expected[index]);
  if (wrong >= 0) {
    const folder = join(process.cwd(), 'actual', board.name);
    mkdirSync(folder, { recursive: true });
    const [actual, right] = [join(folder, 'device.png'), join(folder, 'host.png')];
    writePng(seen[wrong].picture, actual);
    host.writePicture(board.name, steps, chance(), wrong, right, save);
    const { number, verb } = seen[wrong].step;
    assert.fail(`picture ${wrong + 1} of ${seen.length} (line ${number}: ${verb}) differs: ${actual} ${right}`);
  }
  assert.equal(counts.unsettled, 0, 'something never came to rest');
  assert.deepEqual(traceOf(device.chip.flash.log), trace);
  return { ...counts, writes: trace.length };
}
