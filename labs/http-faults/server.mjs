// @ts-check
/**
 * Serves www.example.test, whose pages trigger faults on their own, and api.example.test, whose answer
 * depends on the path. Usage: server.mjs KEY CERTIFICATE
 */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';

const API = 'http://api.example.test';

/** @param {string} script */
const page = (script) => `<!doctype html><title>Faults</title><script type="module">
const attempt = (...request) => fetch(...request).then((answer) => answer.json()).catch(reportError);
${script}</script>`;

/** @type {Record<string, string>} */
const PAGES = {
  '/': page(`
    await attempt('${API}/silent');
    await attempt('${API}/refuses-options', {method: 'PUT'});
    await attempt('${API}/allows-nothing-more', {method: 'POST', headers: {'Content-Type': 'application/json'}});
    await attempt('${API}/allows-nothing-more', {method: 'PUT'});
    await attempt('${API}/everyone', {credentials: 'include'});
    await attempt('${API}/me-without-cookies', {credentials: 'include'});
    await attempt('/missing');`),
  '/parts': `<!doctype html><title>Faults</title>
<script src="/packed"></script><script src="/broken-off"></script><script src="/too-short"></script>`,
  '/more': page(`
    await attempt('${API}/another-origin');
    await attempt('${API}/twice');
    await attempt('${API}/moved', {method: 'PUT'});
    await attempt('${API}/everyone', {mode: 'no-cors'});
    await attempt('/no-content');
    const stop = new AbortController();
    const stopped = attempt('/never', {signal: stop.signal});
    stop.abort();
    await stopped;
    await attempt('/never', {signal: AbortSignal.timeout(50)});
    await attempt('/', {method: 'GET', body: '{}'});
    await attempt('/', {headers: {'X-Name': 'Zoe’s'}});
    new EventSource('/more');
    const answer = await fetch('/more');
    await answer.text();
    await answer.json().catch(reportError);
    const request = new XMLHttpRequest();
    request.open('GET', '/no-content');
    request.setRequestHeader('Cookie', 'a=1');
    new WebSocket('ws://www.example.test/socket');
    document.body.append(Object.assign(new Image(), {src: '${API}/page'}));
    document.body.append(Object.assign(new Image(), {src: '${API}/kept'}));
    document.body.append(Object.assign(document.createElement('iframe'), {
      sandbox: 'allow-scripts',
      srcdoc: '<script>fetch("${API}/silent")<\\/script>',
    }));`),
  '/many': page(`for (let i = 0; i < 12000; i += 1) fetch('/never').catch(() => undefined);`),
  '/near': page(`await attempt('http://localhost/everyone');`),
  '/policy': page(`await attempt('${API}/everyone');`),
  '/mixed': page(`
    document.body.append(Object.assign(new Image(), {src: 'http://api.example.test/picture'}));
    await import('http://api.example.test/script.js').catch(() => undefined);
    await attempt('http://api.example.test/everyone');`),
};

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function answerAsApi({method, url, headers}, response) {
  const origin = headers.origin ?? '';
  if (url === '/refuses-options' && method === 'OPTIONS') {
    response.writeHead(405, {'Access-Control-Allow-Origin': origin}).end();
  } else if (url === '/allows-nothing-more') {
    response.writeHead(204, {'Access-Control-Allow-Origin': origin}).end();
  } else if (url === '/another-origin') {
    response.writeHead(200, {'Access-Control-Allow-Origin': 'http://localhost:3000'}).end('{}');
  } else if (url === '/twice') {
    response.writeHead(200, {'Access-Control-Allow-Origin': '*, *'}).end('{}');
  } else if (url === '/moved' && method === 'OPTIONS') {
    response.writeHead(301, {Location: '/moved/', 'Access-Control-Allow-Origin': origin}).end();
  } else if (url === '/page') {
    response
      .writeHead(200, {'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff'})
      .end();
  } else if (url === '/kept') {
    response.writeHead(200, {'Cross-Origin-Resource-Policy': 'same-origin'}).end();
  } else if (url === '/everyone') {
    response.writeHead(200, {'Access-Control-Allow-Origin': '*'}).end('{}');
  } else if (url === '/me-without-cookies') {
    response.writeHead(200, {'Access-Control-Allow-Origin': origin}).end('{}');
  } else {
    response.end('{}');
  }
}

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function answer(request, response) {
  const {url = '', headers} = request;
  if (headers.host?.startsWith('api.')) {
    answerAsApi(request, response);
  } else if (url === '/loop') {
    response.writeHead(301, {Location: '/loop'}).end();
  } else if (url === '/packed') {
    response
      .writeHead(200, {'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip'})
      .end('plain');
  } else if (url === '/broken-off') {
    response.writeHead(200, {'Content-Type': 'text/javascript'});
    response.write('half');
    setTimeout(() => request.socket.destroy(), 100);
  } else if (url === '/too-short') {
    response.writeHead(200, {'Content-Type': 'text/javascript', 'Content-Length': 1000});
    response.write('half');
    setTimeout(() => request.socket.destroy(), 100);
  } else if (url === '/no-content') {
    response.writeHead(204, {'Set-Cookie': ['b=1; SameSite=None', 'c=1; Domain=other.test']}).end();
  } else if (url === '/nothing') {
    request.socket.destroy();
  } else if (url !== '/never') {
    const policy = url === '/policy' ? {'Content-Security-Policy': "connect-src 'self'"} : {};
    const html = PAGES[url];
    response.writeHead(html ? 200 : 404, {'Content-Type': 'text/html; charset=utf-8', ...policy});
    response.end(html ?? '<!doctype html><title>Not found</title>');
  }
}

const [key = '', cert = ''] = process.argv.slice(2);
http.createServer(answer).listen(80);
https
  .createServer({key: readFileSync(key), cert: readFileSync(cert)}, answer)
  .listen(443, () => console.log('ready'));
