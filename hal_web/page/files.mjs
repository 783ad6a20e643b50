// Saves, records and links: out of the page and into it.
const kRecordStart = 'felicity ';
const kUf2Start = [0x55, 0x46, 0x32, 0x0a];
const kLongestFile = 16 * 1024 * 1024;

export function download(bytes, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @returns {Promise<{kind: 'save' | 'record' | 'uf2' | 'unknown', bytes: Uint8Array}>} */
export async function readFile(file, saveBytes) {
  const bytes = new Uint8Array(await file.slice(0, kLongestFile).arrayBuffer());
  const begins = (start) => start.every((byte, index) => bytes[index] === byte);
  if (begins(kUf2Start)) return { kind: 'uf2', bytes };
  if (bytes.length === saveBytes || /\.flash$/i.test(file.name)) return { kind: 'save', bytes };
  const isRecord = begins([...kRecordStart].map((letter) => letter.charCodeAt(0))) || /\.felicity$/i.test(file.name);
  return { kind: isRecord ? 'record' : 'unknown', bytes };
}

/** base64url without padding, for the part of a link that stays in the browser. */
export function linkOf(bytes) {
  const base64 = btoa(String.fromCharCode(...bytes));
  const hash = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${location.href.split('#')[0]}#${hash}`;
}

/** @returns the bytes, or null if it is not base64url */
export function bytesOfHash(hash) {
  const text = hash.replace(/^#/, '');
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Calls `then(file)` for a file that is dropped anywhere on the page. */
export function onDrop(then) {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) then(file);
  });
}
