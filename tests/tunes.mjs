// The tunes as engine/ui/tunes.h writes them, cut into steps of one pitch without the sequencer.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kGlideMs = 8;
const kBeatMs = 20;
const kTable = readFileSync(fileURLToPath(new URL('../engine/ui/tunes.h', import.meta.url)), 'utf8');

/** @returns the names of all tunes */
export const tuneNames = () => [...kTable.matchAll(/\{Tune::(\w+), notes::k\1\}/g)].map(([, name]) => name);

/** @returns [{kind, numbers}] as written */
export function notesOf(name) {
  const written = kTable.match(new RegExp(`Note k${name}\\[\\] = \\{([^;]*)\\};`))[1];
  return [...written.matchAll(/(tone|glide|roll|rest)\(([^)]*)\)/g)]
    .map(([, kind, numbers]) => ({ kind, numbers: numbers.split(',').map(Number) }));
}

const parts = (ms, longest) => Array.from({ length: Math.ceil(ms / longest) }, (_, i) => (
  { at: i * longest, ms: Math.min(longest, ms - i * longest) }));

const kSteps = {
  tone: (hertz, ms) => [{ hertz, ms }],
  rest: (ms) => [{ hertz: 0, ms }],
  glide: (from, to, ms) => parts(ms, kGlideMs).map((part) => (
    { hertz: from + ((to - from) * (part.at + part.ms / 2)) / ms, ms: part.ms })),
  roll: (from, to, ms) => parts(ms, kBeatMs).map((part, i) => (
    { hertz: i % 2 ? 0 : from + ((to - from) * (part.at + part.ms / 2)) / ms, ms: part.ms })),
};

/** @returns [{hertz, ms}], 0 hertz is silence */
export const stepsOf = (name) => notesOf(name).flatMap(({ kind, numbers }) => kSteps[kind](...numbers));
