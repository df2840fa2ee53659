// @ts-check
/**
 * The network lab's server: the same pages on port 80 and, over TLS, on port 443.
 *
 *     node server.mjs KEY.pem CERT.pem
 *
 * `/` has 7,000 bytes, or five segments with its header fields; `/small` has 500, `/large` 100,000
 * and `/film` six million. Prints `ready` once it's listening on both.
 */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';

const [, , keyFile = '', certFile = ''] = process.argv;

/** @type {Record<string, number>} */
const SIZES = {'/': 7_000, '/small': 500, '/large': 100_000, '/film': 6_000_000};

/** @type {http.RequestListener} */
function answer(request, response) {
  const size = SIZES[new URL(request.url ?? '', 'http://server.test').pathname];
  if (size === undefined) {
    response.writeHead(404).end();
    return;
  }
  const page = Buffer.alloc(size, '<p>A line of the page.</p>\n');
  page.write('<!doctype html><title>Cakes without nuts</title>\n');
  response.writeHead(200, {'content-type': 'text/html', 'content-length': size}).end(page);
}

/**
 * A record can only be read once all of it has arrived. At the usual 16 kB it wouldn't fit into TCP's first
 * flight, so its first byte would have to wait for its last.
 */
const MAX_RECORD = 4096;

http.createServer(answer).listen(80, '0.0.0.0', () => {
  https
    .createServer({key: readFileSync(keyFile), cert: readFileSync(certFile)}, answer)
    .on('secureConnection', (socket) => socket.setMaxSendFragment(MAX_RECORD))
    .listen(443, '0.0.0.0', () => console.log('ready'));
});
