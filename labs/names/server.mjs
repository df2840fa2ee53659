// Answers on port 80 with a cookie for each domain above the host, up to the top-level domain. The lab shows
// which ones the client keeps.
import {createServer} from 'node:http';

createServer((request, response) => {
  const labels = (request.headers.host ?? '').split('.');
  const domains = labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
  response.setHeader(
    'Set-Cookie',
    domains.map((domain, index) => `${'abc'[index]}=1; Domain=${domain}`),
  );
  response.end();
}).listen(80, '198.51.100.20');
