import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import http, {type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test as base} from './fixtures';

type Answer = {status: number; headers: IncomingMessage['headers']; body: Buffer};

/** Asks for exactly `target`; `fetch` would tidy the address first. */
type Ask = (target: string, options?: http.RequestOptions) => Promise<Answer>;

const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'page.html': 'page',
  'page/index.html': 'page in a folder',
  'folder/index.html': 'folder',
  'file.md': '# markdown',
  'script.js': 'let a;'.repeat(500),
  'picture.png': 'png',
  '../secret.txt': 'secret',
  '../site-two/index.html': 'neighbour',
};

async function writeFiles(directory: string) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), {recursive: true});
    await writeFile(path.join(directory, name), content);
  }
}

const test = base.extend<{ask: Ask}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
  ask: async ({}, use) => {
    // An ES module, which Playwright's CommonJS can load only like this.
    const {createPagesServer} = await import('../scripts/lib/pages-server.mjs');
    const parent = await mkdtemp(path.join(os.tmpdir(), 'pages-server-'));
    await writeFiles(path.join(parent, 'site'));
    const server = createPagesServer({directory: path.join(parent, 'site'), baseUrl: '/base/'});
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    await use(
      (target, options) =>
        new Promise((resolve, reject) => {
          http
            .request({port, path: target, agent: false, ...options}, (response) => {
              const chunks: Buffer[] = [];
              response.on('data', (chunk: Buffer) => chunks.push(chunk));
              response.on('end', () =>
                resolve({
                  status: response.statusCode!,
                  headers: response.headers,
                  body: Buffer.concat(chunks),
                }),
              );
            })
            .on('error', reject)
            .end();
        }),
    );
    server.close();
    await rm(parent, {recursive: true});
  },
});

const answers: [target: string, status: number, body: string][] = [
  ['/base/', 200, 'home'],
  ['/base/index.html', 200, 'home'],
  ['/base/page', 200, 'page'],
  ['/base/page?a=b', 200, 'page'],
  ['/base/page.html', 200, 'page'],
  ['/base/page/', 200, 'page in a folder'],
  ['/base/page/index.html', 200, 'page in a folder'],
  ['/base/%70age', 200, 'page'],
  ['/base/file.md', 200, '# markdown'],
  ['/base/nothing', 404, 'not found'],
  ['/base/nothing/', 404, 'not found'],
  ['/base/file.md/', 404, 'not found'],
  ['/base/404', 200, 'not found'],
  ['/', 404, 'not found'],
  ['/elsewhere', 404, 'not found'],
  ['/basement/', 404, 'not found'],
  ['/base/%', 404, 'not found'],
  ['/base/%e0%a4%a', 404, 'not found'],
  ['/base/%00', 404, 'not found'],
  ['/base/../secret.txt', 404, 'not found'],
  ['/base/%2e%2e/secret.txt', 404, 'not found'],
  ['/base/..%2fsecret.txt', 404, 'not found'],
  ['/base/..%2fsite-two/', 404, 'not found'],
  ['/base/%252e%252e/secret.txt', 404, 'not found'],
];

for (const [target, status, body] of answers) {
  test(`${target} is answered with ${status} and “${body}”`, async ({ask}) => {
    const answer = await ask(target);
    expect({status: answer.status, body: answer.body.toString()}).toEqual({status, body});
  });
}

test('A folder without its slash redirects to the one with it, and keeps the search', async ({
  ask,
}) => {
  const answer = await ask('/base/folder?a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/base/folder/?a=b');
});

test('The base path without its slash redirects to the one with it', async ({ask}) => {
  const answer = await ask('/base');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/base/');
});

test('HEAD gets the headers alone', async ({ask}) => {
  const answer = await ask('/base/page', {method: 'HEAD'});
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe('4');
  expect(answer.body).toHaveLength(0);
});

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is not allowed`, async ({ask}) => {
    const answer = await ask('/base/', {method});
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
}

test('Text is compressed where the browser accepts it', async ({ask}) => {
  const answer = await ask('/base/script.js', {headers: {'accept-encoding': 'br, gzip'}});
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(gunzipSync(answer.body).toString()).toBe(files['script.js']);
});

test('Text is not compressed where the browser does not accept it', async ({ask}) => {
  const answer = await ask('/base/script.js');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('Pictures are not compressed', async ({ask}) => {
  const answer = await ask('/base/picture.png', {headers: {'accept-encoding': 'gzip'}});
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('Answers may be kept for ten minutes and used by any origin', async ({ask}) => {
  const {headers} = await ask('/base/page');
  expect(headers['cache-control']).toBe('max-age=600');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('What the browser has already is not sent again', async ({ask}) => {
  const first = await ask('/base/page');
  const same = await ask('/base/page', {headers: {'if-none-match': first.headers.etag}});
  expect(same.status).toBe(304);
  expect(same.body).toHaveLength(0);
  const other = await ask('/base/', {headers: {'if-none-match': first.headers.etag}});
  expect(other.status).toBe(200);
});

const types: [target: string, type: string][] = [
  ['/base/page', 'text/html; charset=utf-8'],
  ['/base/file.md', 'text/markdown; charset=utf-8'],
  ['/base/script.js', 'application/javascript; charset=utf-8'],
  ['/base/picture.png', 'image/png'],
];

for (const [target, type] of types) {
  test(`${target} is sent as ${type}`, async ({ask}) => {
    const answer = await ask(target);
    expect(answer.headers['content-type']).toBe(type);
  });
}
