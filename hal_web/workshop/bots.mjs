// The bots of this browser, a bot as a file, and a bot as a link.
const kKey = 'felicity-bots';
const kMostBytes = 200_000;
const kLink = 'bot=';

/** Sources by name, in the order they were made. */
export class Bots {
  #sources = new Map();

  constructor(storage = localStorage) {
    this.storage = storage;
    try {
      const kept = JSON.parse(storage.getItem(kKey) ?? '{}');
      for (const [name, source] of Object.entries(kept)) if (typeof source === 'string') this.#sources.set(name, source);
    } catch {
      // Damaged or refused: begin without.
    }
  }

  get names() {
    return [...this.#sources.keys()];
  }

  source(name) {
    return this.#sources.get(name);
  }

  /** @returns whether the browser keeps it */
  keep(name, source) {
    this.#sources.set(name, source);
    return this.#write();
  }

  rename(from, to) {
    this.#sources = new Map([...this.#sources].map(([name, source]) => [name === from ? to : name, source]));
    return this.#write();
  }

  remove(name) {
    this.#sources.delete(name);
    return this.#write();
  }

  /** A name that no bot has: 'cat', 'cat 2', 'cat 3'. */
  freeName(wanted) {
    let name = wanted;
    for (let number = 2; this.#sources.has(name); number++) name = `${wanted} ${number}`;
    return name;
  }

  #write() {
    try {
      this.storage.setItem(kKey, JSON.stringify(Object.fromEntries(this.#sources)));
      return true;
    } catch {
      return false;
    }
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
