// @ts-check
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {basePath} from '../../src/site/identity.cjs';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

const COMPRESSIBLE = /^text\/|javascript|json|xml|icon/;

/**
 * Creates a server that answers the way GitHub Pages does: `/x` with `x.html`, `/x/` with `x/index.html`,
 * unknown paths with `404.html`. `docusaurus serve` redirects `/x.html` and `/x/` to `/x` instead.
 *
 * @param {{directory: string, baseUrl: string}} options The folder with the built site, and the base
 *   path with a slash at both ends.
 * @returns {http.Server} Not yet listening.
 */
export function createPagesServer({directory, baseUrl}) {
  const root = path.resolve(directory);

  /**
   * @param {string} sitePath Relative to the base path.
   * @returns {Promise<{file: string, body: Buffer} | undefined>} Undefined if there's no such file.
   */
  async function read(sitePath) {
    const file = path.join(root, sitePath);
    const body = file.startsWith(root + path.sep)
      ? await readFile(file).catch(() => undefined)
      : undefined;
    return body && {file, body};
  }

  /** @param {string} pathname */
  async function find(pathname) {
    if (!pathname.startsWith(baseUrl)) {
      return undefined;
    }
    const sitePath = decodeURIComponent(pathname.slice(baseUrl.length));
    return sitePath === '' || sitePath.endsWith('/')
      ? read(`${sitePath}index.html`)
      : ((await read(sitePath)) ?? (await read(`${sitePath}.html`)));
  }

  return http.createServer(async (request, response) => {
    const [pathname = '', search] = (request.url ?? '').split(/(?=\?)/, 2);
    // A path that can't be decoded matches no file.
    const answer = (/** @type {string} */ name) => find(name).catch(() => undefined);
    const found = await answer(pathname);
    if (!found && (await answer(`${pathname}/`))) {
      response.writeHead(301, {Location: `${pathname}/${search ?? ''}`}).end();
      return;
    }
    const sent = found ??
      (await read('404.html')) ?? {file: '.txt', body: Buffer.from('Not found')};
    const type = CONTENT_TYPES[path.extname(sent.file)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'max-age=600');
    response.setHeader('Access-Control-Allow-Origin', '*');
    const isCompressed =
      COMPRESSIBLE.test(type) && request.headers['accept-encoding']?.includes('gzip');
    if (isCompressed) {
      response.setHeader('Content-Encoding', 'gzip');
    }
    const body = isCompressed ? gzipSync(sent.body) : sent.body;
    response.writeHead(found ? 200 : 404, {'Content-Length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/**
 * Serves a site like GitHub Pages, on a local port.
 *
 * @param {string} directory
 * @returns {Promise<{url: string, close: () => void}>} `url` ends with the base path.
 */
export async function serve(directory) {
  const server = createPagesServer({directory, baseUrl: basePath});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
