// @ts-check
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/(?:svg|vnd\.m))/;

/** @param {string} file */
async function isFile(file) {
  try {
    return (await stat(file)).isFile();
  } catch {
    // Missing, or a name that no file can have.
    return false;
  }
}

/**
 * The path below the base path, decoded once, or undefined where the address is outside of the site
 * or malformed.
 *
 * @param {string} pathname
 * @param {string} baseUrl
 */
function toSitePath(pathname, baseUrl) {
  if (!pathname.startsWith(baseUrl)) {
    return undefined;
  }
  try {
    return decodeURIComponent(pathname.slice(baseUrl.length));
  } catch {
    return undefined;
  }
}

/**
 * What a path is answered with, in the order in which GitHub Pages looks.
 *
 * @param {string} directory
 * @param {string} sitePath
 * @returns {Promise<{file: string} | 'add-slash' | undefined>}
 */
async function lookUp(directory, sitePath) {
  const target = path.resolve(directory, `./${sitePath}`);
  if (target !== directory && !target.startsWith(directory + path.sep)) {
    return undefined;
  }
  const index = path.join(target, 'index.html');
  if (sitePath === '' || sitePath.endsWith('/')) {
    return (await isFile(index)) ? {file: index} : undefined;
  }
  for (const file of [target, `${target}.html`]) {
    if (await isFile(file)) {
      return {file};
    }
  }
  return (await isFile(index)) ? 'add-slash' : undefined;
}

/**
 * Makes a server that answers as GitHub Pages does for a project's site, so that addresses, the
 * not-found page and caching can be tried before a deployment.
 *
 * @param {{directory: string, baseUrl: string}} options The folder with the built site, and the base
 *   path with both slashes.
 * @returns {http.Server} Not yet listening.
 */
export function createPagesServer({directory, baseUrl}) {
  const root = path.resolve(directory);
  /** @type {Map<string, Buffer>} Compressed bodies by ETag. */
  const compressed = new Map();

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {number} status
   * @param {string} file
   */
  async function sendFile(request, response, status, file) {
    const type = CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    /** @type {Buffer} */
    let body = await readFile(file);
    // Weak, because the compressed and the plain body share it.
    const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'max-age=600');
    response.setHeader('ETag', etag);
    if (COMPRESSIBLE.test(type)) {
      response.setHeader('Vary', 'Accept-Encoding');
    }
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
    if (status === 200 && (known.includes(etag) || known.includes('*'))) {
      response.writeHead(304).end();
      return;
    }
    if (COMPRESSIBLE.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      body = compressed.get(etag) ?? gzipSync(body);
      compressed.set(etag, body);
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.writeHead(status, {'Content-Type': type, 'Content-Length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const [pathname = '', search] = (request.url ?? '').split(/(?=\?)/, 2);
    const sitePath = toSitePath(pathname, baseUrl);
    const found = sitePath === undefined ? undefined : await lookUp(root, sitePath);
    if (found === 'add-slash' || `${pathname}/` === baseUrl) {
      response.writeHead(301, {Location: `${pathname}/${search ?? ''}`}).end();
    } else if (found) {
      await sendFile(request, response, 200, found.file);
    } else {
      await sendFile(request, response, 404, path.join(root, '404.html'));
    }
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
}
