// Compares the set-up that the firmware sends to a panel with the one of the panel's maker, register by register.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kBoards = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'boards');
const bytes = (hex) => hex.split(' ').filter(Boolean).map((byte) => parseInt(byte, 16));

/**
 * boards/BOARD/maker.json: the maker's `table`; registers of it that are `omitted`, or get an `other` value, and those
 * `added` to it, each with its reason; or the board that is set up `same_as` this one. Numbers are hexadecimal.
 */
export function makerOf(board) {
  const path = join(kBoards, board, 'maker.json');
  if (!existsSync(path)) throw new Error(`boards/${board}/maker.json is missing: see docs/add-a-board.md`);
  const { same_as, table, ...reasons } = JSON.parse(readFileSync(path, 'utf8'));
  if (same_as !== undefined) return makerOf(same_as);
  const reasonsOf = (part) => Object.fromEntries(
    Object.entries(reasons[part]).flatMap(([registers, why]) => bytes(registers).map((register) => [register, why])));
  return {
    table: Object.fromEntries(Object.entries(table).map(([register, values]) => [parseInt(register, 16), bytes(values)])),
    omitted: reasonsOf('omitted'),
    other: reasonsOf('other'),
    added: reasonsOf('added'),
  };
}

/** What differs from the maker's table without a reason, and reasons given for what does not differ; one sentence each. */
export function differences(board, setUp) {
  const { table, omitted, other, added } = makerOf(board);
  const name = (register) => `${Number(register).toString(16)}h`;
  const text = (values) => `[${values.map((value) => value.toString(16)).join(' ')}]`;
  const found = [];
  for (const [register, wanted] of Object.entries(table)) {
    const sent = setUp.get(Number(register));
    const excused = register in omitted || register in other;
    const same = sent !== undefined && text(sent) === text(wanted);
    if (sent === undefined && !(register in omitted)) found.push(`${name(register)} ${text(wanted)} is not sent`);
    else if (sent !== undefined && register in omitted) found.push(`${name(register)} is sent, and named as omitted`);
    else if (!same && !excused) found.push(`${name(register)}: ${text(sent)} instead of ${text(wanted)}`);
    else if (same && excused) found.push(`${name(register)} needs no reason: it is the maker's`);
  }
  for (const [register, reason] of Object.entries({ ...omitted, ...other, ...added })) {
    if (reason.length <= 10) found.push(`${name(register)}: "${reason}" is not a reason`);
  }
  for (const register of setUp.keys()) {
    if (!(register in table) && !(register in added)) found.push(`${name(register)} is sent, and in no table`);
  }
  for (const register of Object.keys(added)) {
    if (!setUp.has(Number(register))) found.push(`${name(register)} is not sent, and named as added`);
  }
  return found;
}
