// @ts-check
/**
 * usage: node servers.mjs FOLDER. Faulty servers, each on its own port. Prints "ready" once all of them are
 * listening. FOLDER contains the certificates that run.sh makes.
 */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name));

/** @type {http.RequestListener} */
const answer = (request, response) => {
  response.end(request.url === '/large' ? 'x'.repeat(100_000) : 'ok\n');
};

/** @type {(act: (socket: net.Socket) => void) => net.Server} */
const onFirstData = (act) =>
  net.createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => act(socket));
  });

/** @type {(name: string, options?: https.ServerOptions) => https.Server} */
const secure = (name, options = {}) =>
  https.createServer({key: read(`${name}-key.pem`), cert: read(`${name}.pem`), ...options}, answer);

/** @type {Record<number, net.Server>} */
const servers = {
  // Answers.
  80: http.createServer(answer),
  // Closes the connection as soon as a request arrives.
  8001: onFirstData((socket) => socket.end()),
  // Resets the connection.
  8002: onFirstData((socket) => socket.resetAndDestroy()),
  // Reads the request and never answers.
  8003: onFirstData(() => undefined),
  // A proxy that refuses everything.
  8005: http
    .createServer()
    .on('connect', (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')),
  // A server that sends two messages back to back.
  8006: net.createServer((socket) => {
    // As Nagle's algorithm does on a slow route.
    socket.cork();
    socket.write('{"cake":"apple"}');
    socket.end('{"cake":"plum"}');
  }),
  // Begins an answer and never finishes it.
  8007: onFirstData((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{')),
  8443: secure('self-signed'),
  8444: secure('unknown'),
  8445: secure('expired'),
  8446: secure('early'),
  // Sends its authority's certificate too, as boxes that inspect TLS do.
  8448: secure('unknown', {cert: Buffer.concat([read('unknown.pem'), read('ca.pem')])}),
  // Sends an intermediate certificate but not the root certificate.
  8449: secure('inspected', {
    cert: Buffer.concat([read('inspected.pem'), read('intermediate.pem')]),
  }),
  8447: secure('self-signed', {
    minVersion: 'TLSv1.1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  }),
};

await Promise.all(
  Object.entries(servers).map(
    ([port, server]) =>
      new Promise((resolve) => server.listen(Number(port), '::', () => resolve(undefined))),
  ),
);
console.log('ready');
