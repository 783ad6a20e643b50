// The WebAssembly module: from the page itself, gzipped and in base64, or from a file beside it.

async function fromPage(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(plain).arrayBuffer());
}

export async function loadModule(file = 'felicity.wasm') {
  const inside = document.getElementById('wasm');
  if (inside) return fromPage(inside.textContent.trim());
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // A server that does not know the type of a .wasm file will do.
  if (response.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
