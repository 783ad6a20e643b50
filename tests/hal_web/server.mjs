// Serves a folder on loopback, as a plain web server would.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const kTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.json': 'application/json' };

/**
 * @param pages texts by name that are not in the folder
 * @returns {Promise<{url: string, close: () => void}>}
 */
export function serve(folder, pages = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const body = pages[path.slice(1)] ?? await readFile(file);
      response.writeHead(200, { 'Content-Type': kTypes[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({
      url: `http://127.0.0.1:${server.address().port}/`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    }));
  });
}
