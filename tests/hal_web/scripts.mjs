// Key scripts of tests/scenarios: what their first lines state, and their steps.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScript } from '../../emulator/script.mjs';

export const kScripts = new URL('../scenarios/', import.meta.url).pathname;

export function readScript(name) {
  const text = readFileSync(join(kScripts, `${name}.keys`), 'utf8');
  const facts = Object.fromEntries([...text.matchAll(/^# (\w+): (.*)$/gm)].map(([, key, value]) => [key, value]));
  return { facts, steps: parseScript(text) };
}

/** Its steps up to the nth `settle`, which is included. */
export function untilSettle(steps, count) {
  let left = count;
  const end = steps.findIndex(({ verb }) => verb === 'settle' && --left === 0);
  if (end < 0) throw new Error(`a script with less than ${count} settles`);
  return steps.slice(0, end + 1);
}
