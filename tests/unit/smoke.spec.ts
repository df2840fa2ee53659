import {spawnSync} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';

type Answer = {status?: number; type: string; body: string; location?: string};
type Site = Record<string, Answer>;

const BASE = '/Base/';
const NOTE = `${BASE}docs/frontend-roadmap/Internet/0-6-DNS`;
const STYLES = `${BASE}assets/css/styles.1.css`;
const SCRIPT = `${BASE}assets/js/main.1.js`;
const SITEMAP = `${BASE}sitemap.xml`;
/** Stands for every address that the site does not have. */
const NOTHING = '*';

const page = (heading: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><link rel=stylesheet href=${STYLES} /><script>start(["${SCRIPT}"])</script>
    <a href="https://other.example/config.js/#base">x</a><h1>${heading}</h1>`,
});

const good: Site = {
  [BASE]: page('Notes'),
  [NOTE]: page('DNS'),
  [NOTHING]: {...page('Page Not Found'), status: 404},
  [STYLES]: {type: 'text/css; charset=utf-8', body: 'p { color: red }'},
  [SCRIPT]: {type: 'application/javascript; charset=utf-8', body: 'start();'},
  [SITEMAP]: {
    type: 'application/xml',
    body: `<urlset><url><loc>https://site.example${BASE}docs</loc></url><url><loc>https://site.example${NOTE}</loc></url></urlset>`,
  },
};

const hostPage: Answer = {status: 404, type: 'text/html', body: '<h1>404</h1>'};

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/smoke.mjs');

/** Serves a site while `use` runs; `change` sees the number of the request. */
async function serve<T>(
  use: (url: string) => Promise<T>,
  site: Site,
  change: (count: number) => Site = () => site,
) {
  let count = 0;
  const server = http.createServer((request, response) => {
    const now = change((count += 1));
    const asked = request.url!.replace(/\?.*/, '');
    const {status = 200, type, body, location} = now[asked] ?? now[NOTHING]!;
    response.writeHead(status, {'Content-Type': type, ...(location && {Location: location})});
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}${BASE}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** What is said about a site, without the address of the server. */
async function look(site: Site) {
  const {findProblems} = await load();
  const problems = await serve(findProblems, site);
  return problems.map((problem) =>
    problem.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '').replace(/no-such-page-\d+/, '*'),
  );
}

const without = (name: string): Site =>
  Object.fromEntries(Object.entries(good).filter(([address]) => address !== name));

test('a site that has everything has no problem', async () => {
  expect(await look(good)).toEqual([]);
});

test('a base path without its last slash is understood', async () => {
  const {findProblems} = await load();
  expect(await serve((url) => findProblems(url.slice(0, -1)), good)).toEqual([]);
});

const faults: [what: string, site: Site, says: RegExp][] = [
  ['the home page', without(BASE), /^\/Base\/ is answered with 404, not 200\.$/],
  ['the note', without(NOTE), /0-6-DNS is answered with 404, not 200\.$/],
  ['the stylesheet', without(STYLES), /styles\.1\.css is answered with 404/],
  ['the script', without(SCRIPT), /main\.1\.js is answered with 404/],
  ['the sitemap', without(SITEMAP), /sitemap\.xml is answered with 404/],
  ['a not-found page of its own', {...good, [NOTHING]: hostPage}, /\* names no stylesheet below/],
  ['the status 404', {...good, [NOTHING]: page('')}, /\/Base\/\* is answered with 200, not 404\.$/],
  [
    'an answer of its own',
    {...good, [BASE]: {...hostPage, status: 301, location: 'https://other.example/'}},
    /answered with 301, not 200 and sends to https:\/\/other\.example\/\.$/,
  ],
  [
    'the type of the script',
    {...good, [SCRIPT]: {...good[SCRIPT]!, type: 'text/html'}},
    /main\.1\.js is sent as "text\/html"/,
  ],
  ['what is in it', {...good, [STYLES]: {...good[STYLES]!, body: '\n'}}, /styles\.1\.css is empty/],
  [
    'the heading',
    {...good, [NOTE]: {...page(''), body: page('').body.replace(/<h1.*/, '')}},
    /0-6-DNS has no heading/,
  ],
  [
    'the base path in its pages',
    {...good, [BASE]: {...page(''), body: page('').body.replaceAll(BASE, '/other/')}},
    /^\/Base\/ names no script below \/Base\/: .*identity\.cjs/,
  ],
  [
    'the base path in its sitemap',
    {...good, [SITEMAP]: {...good[SITEMAP]!, body: '<loc>https://site.example/other/</loc>'}},
    /sitemap\.xml lists \/other\/, which is not below \/Base\//,
  ],
  [
    'notes in its sitemap',
    {...good, [SITEMAP]: {...good[SITEMAP]!, body: `<loc>https://site.example${BASE}docs</loc>`}},
    /sitemap\.xml lists no note/,
  ],
];

for (const [what, site, says] of faults) {
  test(`a site without ${what} is told so`, async () => {
    expect(await look(site)).toContainEqual(expect.stringMatching(says));
  });
}

test('all that is wrong is said at once', async () => {
  const problems = await look({[NOTHING]: hostPage});
  expect(problems).toHaveLength(4);
});

test('a site that does not answer is told so, with the cause', async () => {
  const {findProblems} = await load();
  const gone = await serve((url) => Promise.resolve(url), good);
  expect(await findProblems(gone)).toContainEqual(
    expect.stringMatching(/^http.*\/Base\/ does not answer: .*ECONNREFUSED/),
  );
});

test('what arrives late is waited for, and what never does is not', async () => {
  const {findLastingProblems} = await load();
  const patient = {patience: 5_000, pause: 10};
  const late = (count: number) => (count > 8 ? good : without(SCRIPT));
  expect(await serve((url) => findLastingProblems(url, patient), good, late)).toEqual([]);
  const start = Date.now();
  const brief = {patience: 200, pause: 20};
  const problems = await serve((url) => findLastingProblems(url, brief), without(SCRIPT));
  expect(problems).toEqual([expect.stringContaining('main.1.js')]);
  expect(Date.now() - start).toBeLessThan(5_000);
});

test('the command says how it is called', () => {
  const script = path.resolve(__dirname, '../../scripts/smoke.mjs');
  const {status, stderr} = spawnSync(process.execPath, [script, 'site'], {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toContain('"site" is no site\'s address. Give it with the base path: node');
});
