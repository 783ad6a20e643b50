// The sentences of the bot workshop.
import { browserLanguage } from '../page/words.mjs';
import { words as de } from './words/de.mjs';
import { words as en } from './words/en.mjs';
import { words as nl } from './words/nl.mjs';
import { words as sk } from './words/sk.mjs';

export const kAll = { en, de, nl, sk };
export const language = browserLanguage(Object.keys(kAll));
export const words = kAll[language];

/** '{name}' in a sentence becomes the value. */
export function say(sentence, values = {}) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

const digits = (value, places, sign = 'auto') => value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: sign });
export const percent = (share) => digits(100 * share, 1);
export const points = (margin) => digits(margin, 1, 'always');
export const number = (value, places = 0) => digits(value, places);
