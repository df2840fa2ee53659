import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Site} from './visit';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The file for a path, as static hosts find it: itself, with `.html`, or the folder's index. */
function findFile(directory: string, name: string): string | undefined {
  return ['', '.html', '/index.html']
    .map((ending) => path.join(directory, name + ending))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Serves a built site on a free port. */
export async function serve(directory: string, baseUrl: string): Promise<Site & {close(): void}> {
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    const found = name.startsWith(baseUrl) && findFile(directory, name.slice(baseUrl.length));
    const file = found || path.join(directory, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[path.extname(file)] ?? 'text/plain',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    baseUrl,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
