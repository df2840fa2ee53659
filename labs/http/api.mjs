// @ts-check
/**
 * https://api.example.test/, which answers requests from other origins in a different way for each path, and
 * logs requests and answers to standard output. Run it in the folder with cert.pem and key.pem.
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';

const PAGE = 'https://www.example.test';

/** The fields that grant permission on each path, to a preflight and to the request itself. */
/** @type {Record<string, Record<string, string>>} */
const PERMISSION = {
  '/closed': {},
  '/notes': {
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
  },
  '/account': {
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Credentials': 'true',
  },
  '/everything': {
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Methods': 'POST, DELETE',
    'Access-Control-Allow-Headers': 'content-type, authorization',
    'Access-Control-Allow-Credentials': 'true',
  },
  '/stars': {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': '*',
    'Access-Control-Allow-Headers': '*',
  },
};
// Refuses anyone who isn't logged in, and a preflight never is.
PERMISSION['/login-first'] = PERMISSION['/everything'] ?? {};

/** @param {Record<string, unknown>} fields */
const linesOf = (fields) =>
  Object.entries(fields)
    .filter(([name]) => /^(origin|cookie|content-type|access-control-.*)$/i.test(name))
    .map(([name, value]) => `   ${name}: ${value}`);

createServer(
  {cert: readFileSync('cert.pem'), key: readFileSync('key.pem')},
  (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const permission = PERMISSION[path] ?? {};
    const isTurnedAway = path === '/login-first' && request.method === 'OPTIONS';
    const status = isTurnedAway ? 401 : ({OPTIONS: 204, POST: 201}[request.method ?? ''] ?? 200);
    console.log(
      [
        `-> ${request.method} ${request.url}`,
        ...linesOf(request.headers),
        `<- ${status}`,
        ...linesOf(permission),
      ].join('\n'),
    );
    request.resume();
    response.writeHead(status, permission);
    response.end(status === 204 ? undefined : 'Notes');
  },
).listen(443, '198.51.100.21');
