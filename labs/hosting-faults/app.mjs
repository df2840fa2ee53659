// @ts-check
/** The server behind the proxies, which fails on demand. Usage: app.mjs KEY CERTIFICATE */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';

/** @type {http.RequestListener} */
function answer({url, socket}, response) {
  if (url === '/api/crash') {
    socket.destroy();
  } else if (url === '/api/cookies') {
    response.setHeader('Set-Cookie', `a=${'1'.repeat(9000)}`).end();
  } else if (url !== '/api/slow') {
    response.writeHead(500).end();
  }
}

const [key = '', cert = ''] = process.argv.slice(2);
http.createServer(answer).listen(3000, '127.0.0.1');
http2.createServer().listen(3002, '127.0.0.1');
https
  .createServer({key: readFileSync(key), cert: readFileSync(cert)}, answer)
  .listen(3443, '127.0.0.1', () => console.log('ready'));
