// @ts-check
/** www.example.test with a certificate for other names. Usage: server.mjs KEY CERTIFICATE */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';

const PAGE = `<!doctype html><title>Faults</title><script>
try { new URL('www.example.test/order'); } catch (error) { reportError(error); }
</script>`;

/** @type {http.RequestListener} */
const answer = ({headers: {host = ''}}, response) => {
  const domain = host.endsWith('.github.io') ? 'github.io' : 'shop.example';
  response.writeHead(200, {
    'Content-Type': 'text/html',
    'Set-Cookie': `session=a; Domain=${domain}`,
  });
  response.end(PAGE);
};

const [key = '', cert = ''] = process.argv.slice(2);
http.createServer(answer).listen(80);
// Stands in for a development server, which speaks plain HTTP.
http.createServer(answer).listen(3000);
https
  .createServer({key: readFileSync(key), cert: readFileSync(cert)}, answer)
  .listen(443, () => console.log('ready'));
