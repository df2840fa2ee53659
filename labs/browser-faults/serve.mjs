// @ts-check
/** Serves the broken pages for any host. */
import {createServer} from 'node:http';
import {extname} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {PAGES} from './pages.mjs';

/** @type {Record<string, string>} */
const TYPES = {'.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml'};

createServer(async (request, response) => {
  const {pathname} = new URL(request.url ?? '/', 'http://www.example.test');
  const answer = PAGES[pathname];
  await wait(answer?.after ?? 0);
  response
    .writeHead(answer ? 200 : 404, {
      'Content-Type': answer?.type ?? TYPES[extname(pathname)] ?? 'text/html; charset=utf-8',
      ...answer?.fields,
    })
    .end(answer?.text);
}).listen(80);
