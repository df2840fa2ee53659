import {expect, test} from '@playwright/test';

// ES modules, which Playwright's CommonJS can load only like this.
const index = () => import('../../scripts/review/rfc-index.mjs');
const links = () => import('../../scripts/review/links.mjs');
const report = () => import('../../scripts/review/report.mjs');
const issue = () => import('../../scripts/review/issue.mjs');
const sources = () => import('../../scripts/review/sources.mjs');

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http.mdx';

test('title, date and successors of an RFC are read from the index', async () => {
  const {readRfcIndex} = await index();
  const entry = (id: string, title: string, rest = '') =>
    `<rfc-entry><doc-id>${id}</doc-id><title>${title}</title><author><name>A</name><title>Editor</title></author>` +
    `<date><month>June</month><year>2022</year></date>${rest}</rfc-entry>`;
  const xml =
    '<?xml version="1.0"?><rfc-index><std-entry><doc-id>STD0097</doc-id></std-entry>' +
    entry('RFC0768', 'One &amp; two') +
    entry(
      'RFC7230',
      'Old',
      '<obsoletes><doc-id>RFC0768</doc-id></obsoletes>' +
        '<obsoleted-by><doc-id>RFC9110</doc-id><doc-id>RFC9112</doc-id></obsoleted-by>',
    ) +
    `${entry('RFC9999', 'Not asked for')}</rfc-index>`;
  expect(readRfcIndex(xml, new Set(['768', '7230', '1']))).toEqual({
    '768': {title: 'One & two', date: 'June 2022', status: 'current'},
    '7230': {title: 'Old', date: 'June 2022', status: 'obsoleted by 9110 and 9112'},
  });
  expect(() => readRfcIndex('<html>', new Set())).toThrow(/has no <rfc-entry>: adapt/);
});

test('a link is dead when its page or its host is gone, twice, and not when a server is moody', async () => {
  const {findDeadLinks} = await links();
  const asked: string[] = [];
  const ask = (address: string) => {
    asked.push(address);
    const {hostname, pathname} = new URL(address);
    if (hostname === 'gone.dev') {
      return Promise.reject(new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}}));
    }
    if (pathname === '/slow') {
      return Promise.reject(new Error('timeout'));
    }
    const isSecond = asked.filter((each) => each === address).length > 1;
    const status = {'/404': 404, '/403': 403, '/moody': isSecond ? 200 : 404}[pathname] ?? 200;
    return Promise.resolve(new Response(null, {status}));
  };
  const paths = ['/', '/404#part', '/404', '/403', '/moody', '/slow'];
  const given = [
    ...paths.map((path) => `https://host.dev${path}`),
    'https://gone.dev/',
    'https://www.example.test/404',
    'mailto:a@host.dev',
  ].map((url) => ({file: NOTE, url}));
  expect(await findDeadLinks(given, {ask: ask as typeof fetch, pause: 0})).toEqual([
    {file: NOTE, url: 'https://host.dev/404#part', reason: 'answers 404'},
    {file: NOTE, url: 'https://host.dev/404', reason: 'answers 404'},
    {file: NOTE, url: 'https://gone.dev/', reason: 'its host is gone'},
  ]);
  expect(asked).not.toContain('https://www.example.test/404');
  const gone = [{file: NOTE, url: 'https://gone.dev/'}];
  await expect(findDeadLinks(gone, {ask: ask as typeof fetch, pause: 0})).rejects.toThrow(
    /there is no network/,
  );
});

test('links to other sites are found in text, elements and boxes, each once', async () => {
  const {parseNote} = await import('../../scripts/notes/parse.mjs');
  const {findLinks} = await sources();
  const text =
    '[One](https://one.dev/) and [again](https://one.dev/), [here](./other.mdx).\n\n' +
    ':::info[A box]{.wide}\n\n[Two][two] <a href="https://three.dev/">three</a>\n\n:::\n\n' +
    '[two]: https://two.dev/\n';
  const note = await parseNote(NOTE, `---\ntitle: T\n---\n\n${text}`, 'note', () => undefined);
  expect(findLinks(note).map(({url}) => url)).toEqual([
    'https://one.dev/',
    'https://three.dev/',
    'https://two.dev/',
  ]);
});

test('what should be looked at is written down, and nothing where all is well', async () => {
  const {findOld, findSuperseded, writeReport} = await report();
  const {findCitations} = await sources();
  const text =
    'As RFC 9110 says.\n\nRFC 91101, RFCs 9000 and 9110, [it](https://x.dev/rfc/rfc9110#a).';
  const rfc = {title: 'HTTP Semantics', date: 'June 2022', status: 'current'};
  const newer = {...rfc, status: 'obsoleted by 10100'};
  const superseded = findSuperseded(
    {9110: rfc, 9111: newer},
    {9110: newer, 9111: newer},
    (number) => findCitations(text, number).map((line) => `${NOTE}:${line}`),
  );
  const changes = new Map([
    ['docs/a.mdx', '2025-11-01'],
    ['docs/b.mdx', '2026-01-01'],
  ]);
  const old = findOld(changes, ['docs/a.mdx', 'docs/b.mdx'], new Date('2026-11-22'));
  const written = writeReport({superseded, dead: [], old});
  expect(written).toContain(
    `- RFC 9110, HTTP Semantics: obsoleted by 10100. ${NOTE}:1, ${NOTE}:3\n`,
  );
  expect(written).toContain('- docs/a.mdx, last changed on 2025-11-01\n');
  expect(written).not.toMatch(/9111|docs\/b|Links/);
  expect(writeReport({superseded: [], dead: [], old: []})).toBe('');
});

test('one issue is opened, written anew, and closed, and left alone where nothing has changed', async () => {
  const {keepIssue, TITLE} = await issue();
  const done: unknown[][] = [];
  const apiWith =
    (...open: object[]) =>
    (method: string, path: string, body?: object) => {
      done.push([method, path.replace(/\?.*/, ''), body]);
      return Promise.resolve(method === 'GET' ? open : {number: 7});
    };
  const own = {number: 7, title: TITLE, body: 'A report.\n'};
  const other = {number: 1, title: 'Another', body: ''};

  expect(await keepIssue('A report.\n', apiWith(other))).toContain('7 is opened');
  expect(await keepIssue('A report.\n', apiWith(other, own))).toContain('says so already');
  expect(await keepIssue('Another report.', apiWith(own))).toContain('written anew');
  expect(await keepIssue('', apiWith(own))).toContain('is closed');
  expect(await keepIssue('', apiWith(other))).toBe('Nothing to look at.');
  expect(done.filter(([method]) => method !== 'GET')).toEqual([
    ['POST', 'issues', {title: TITLE, body: 'A report.\n'}],
    ['PATCH', 'issues/7', {body: 'Another report.'}],
    ['PATCH', 'issues/7', {state: 'closed', state_reason: 'completed'}],
  ]);
});
