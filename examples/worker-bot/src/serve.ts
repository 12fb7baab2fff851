import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves files from memory, to this machine alone; a port of its own choice if none is named. Gives the address. */
export function serve(files: ReadonlyMap<string, Uint8Array>, port = 0): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const contents = files.get(path);
    response.writeHead(contents === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      // Isolated from other sites, so that the page may share memory with its worker.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(contents);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }));
  });
}
