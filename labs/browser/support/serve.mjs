// @ts-check
import {createServer} from 'node:http';
import {extname} from 'node:path';
import {performance} from 'node:perf_hooks';
import {setTimeout as wait} from 'node:timers/promises';

/**
 * A response: its text, or its parts with the milliseconds to wait before each one, counted from
 * the request.
 *
 * @typedef {string | {after: number, text: string}[]} Answer
 */

/** @type {Record<string, string>} */
const TYPES = {'.css': 'text/css', '.js': 'text/javascript', '': 'text/html; charset=utf-8'};

/**
 * Serves the given texts on a free loopback port. Nothing may be cached, so every load is a first load.
 *
 * @param {Record<string, Answer>} answers By path; the path's extension determines the type.
 */
export async function serve(answers) {
  const server = createServer(async (request, response) => {
    const start = performance.now();
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const answer = answers[path];
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'Content-Type': TYPES[extname(path)], 'Cache-Control': 'no-store'});
    const parts = typeof answer === 'string' ? [{after: 0, text: answer}] : answer;
    for (const {after, text} of parts) {
      await wait(Math.max(after - (performance.now() - start), 0));
      response.write(text);
    }
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    /** @param {string} host */
    origin: (host = 'www.example.test') => `http://${host}:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
