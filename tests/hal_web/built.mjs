// What tools/build-web has made.
import { readFileSync } from 'node:fs';

export const kRoot = new URL('../../', import.meta.url).pathname;
export const wasm = readFileSync(`${kRoot}build/web/felicity.wasm`);
export const module = new WebAssembly.Module(wasm);
