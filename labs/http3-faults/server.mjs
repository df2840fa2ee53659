// @ts-check
/**
 * Servers that fail on request: a program behind nginx (HTTP/1.1, port 8080), and HTTP/2 with encryption
 * (port 8443), without (port 8442), and with fields that nobody can decompress (port 8446). The certificate
 * is in the working folder.
 */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import tls from 'node:tls';

const HALF = 'x'.repeat(4096);

http
  .createServer((request, response) => {
    switch (request.url) {
      // States the answer's length, then stops halfway.
      case '/half':
        response.writeHead(200, {'content-length': HALF.length * 2});
        response.write(HALF, () => request.socket.destroy());
        break;
      // The same without a length.
      case '/chunks':
        response.write(HALF, () => request.socket.destroy());
        break;
      // An upgrade offer, which must not be passed on over HTTP/2.
      case '/upgrade':
        response.writeHead(200, {upgrade: 'h2,h2c', 'content-type': 'text/html'});
        response.end('<p>Bread</p>');
        break;
      case '/':
        response.end('Bread');
        break;
      default:
        response.writeHead(404);
        response.end();
    }
  })
  .listen(8080);

/** @type {(stream: http2.ServerHttp2Stream, headers: http2.IncomingHttpHeaders) => void} */
function answer(stream, {':path': path = ''}) {
  stream.on('error', () => undefined);
  const code = Number(new URLSearchParams(path.split('?')[1]).get('code'));
  if (path.startsWith('/reset')) {
    stream.close(code);
  } else if (path.startsWith('/goaway')) {
    stream.session?.goaway(code);
    stream.session?.destroy();
  } else {
    stream.respond({':status': path === '/' ? 200 : 404});
    stream.end(path === '/' ? '<p>Bread</p>' : '');
  }
}

const files = {key: readFileSync('key.pem'), cert: readFileSync('cert.pem')};
http2.createSecureServer(files).on('stream', answer).listen(8443);
http2.createServer().on('stream', answer).listen(8442);

// A SETTINGS frame, then a response that consists of entry 126 of an empty table (RFC 7541, 6.1).
const UNREADABLE = Buffer.from('000000040000000000' + '000001010500000001fe', 'hex');
tls
  .createServer({...files, ALPNProtocols: ['h2']}, (socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(UNREADABLE));
  })
  .listen(8446);
