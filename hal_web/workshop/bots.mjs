// The bots of this browser, a bot as a file, and a bot as a link.
const kKey = 'felicity-bots';
const kMostBytes = 200_000;
const kLink = 'bot=';

/** Sources by name, in the order they were made, and the one that was open last. Another tab may change them meanwhile. */
export class Bots {
  #all = { open: '', bots: [] }; // where the browser keeps nothing

  constructor(storage = localStorage) {
    this.storage = storage;
  }

  #read() {
    try {
      const kept = JSON.parse(this.storage.getItem(kKey));
      const isBot = (bot) => Array.isArray(bot) && bot.length === 2 && bot.every((text) => typeof text === 'string');
      if (Array.isArray(kept?.bots)) this.#all = { open: String(kept.open), bots: kept.bots.filter(isBot) };
    } catch {
      // Damaged or refused: what this page knows.
    }
    return this.#all;
  }

  #write(all) {
    this.#all = all;
    try {
      this.storage.setItem(kKey, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }

  get names() {
    return this.#read().bots.map(([name]) => name);
  }

  /** The bot that was open last, or undefined. */
  get last() {
    const { open } = this.#read();
    return this.names.includes(open) ? open : this.names.at(-1);
  }

  source(name) {
    return this.#read().bots.find(([one]) => one === name)?.[1];
  }

  /** @returns whether the browser keeps it */
  keep(name, source) {
    const { bots } = this.#read();
    const isNew = !bots.some(([one]) => one === name);
    return this.#write({ open: name, bots: isNew ? [...bots, [name, source]] : bots.map((bot) => (bot[0] === name ? [name, source] : bot)) });
  }

  rename(from, to) {
    return this.#write({ open: to, bots: this.#read().bots.map(([name, source]) => [name === from ? to : name, source]) });
  }

  remove(name) {
    return this.#write({ open: '', bots: this.#read().bots.filter(([one]) => one !== name) });
  }

  /** A name that no bot has: 'cat', 'cat 2', 'cat 3'. */
  freeName(wanted) {
    let name = wanted;
    for (let number = 2; this.names.includes(name); number++) name = `${wanted} ${number}`;
    return name;
  }
}

// ---- files ------------------------------------------------------------------------------------------
export const fileName = (name) => `${name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'bot'}.js`;

/** @returns {name, source}, or null: no text, or too long */
export async function readBot(file) {
  if (file.size > kMostBytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { name: file.name.replace(/\.\w+$/, ''), source: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

// ---- links: the bot is in the part after #, which browsers do not send ------------------------------
async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function hashOf(name, source) {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify({ name, source })));
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  return `#${kLink}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

// Unpacks up to the size of a bot, whatever a link says.
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value.length;
    if (size > 2 * kMostBytes) throw new Error('too long');
    parts.push(value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
}

/** @returns {name, source}; null: the link is damaged; undefined: there is none */
export async function botOfHash(hash) {
  if (!hash.startsWith(`#${kLink}`)) return undefined;
  try {
    const letters = atob(hash.slice(1 + kLink.length).replaceAll('-', '+').replaceAll('_', '/'));
    const { name, source } = JSON.parse(await unpacked(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
    if (typeof name !== 'string' || typeof source !== 'string' || source.length > kMostBytes) return null;
    return { name: name.slice(0, 40), source };
  } catch {
    return null;
  }
}
