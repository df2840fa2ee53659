/** What a page's policy allows and forbids is read from the built page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {BuiltSite} from '../../src/plugins/built-pages/builtSite';
import {addPolicies, readPage} from '../../src/plugins/built-pages/policy';
import {useTemporaryFolder} from '../temporaryFolder';

const ORIGIN = 'https://site.example';

const cases: [html: string, says: RegExp][] = [
  ['<button type=button onclick="go()">x</button>', /onclick is not run/],
  ['<a href="javascript:go()">x</a>', /script in an address/],
  ['<img alt="" src="https://other.example/a.png">', /another site; put the file beside/],
  ['<img alt="" src=//other.example/a.png>', /another site/],
  ['<img alt="" srcset="/a.png 1x, https://other.example/b.png 2x">', /another site/],
  ['<script src="https://other.example/a.js"></script>', /another site/],
  ['<link rel="stylesheet" href="https://other.example/a.css">', /another site/],
  ['<link href=//other.example/a.png rel="apple-touch-icon">', /another site/],
  ['<link rel=dns-prefetch href="https://other.example">', /another site/],
  ['<iframe src="/a"></iframe>', /link to the page/],
  ['<div id=__docusaurus><script>go()</script></div>', /<script>: .* write a component/],
  ['<base href="/x/">', /addresses in full/],
  ['<form action="/x"></form>', /read-only/],
];

test('what the policy forbids is named, with what to do instead', () => {
  for (const [html, says] of cases) {
    expect.soft(readPage(html, ORIGIN).faults, html).toEqual([expect.stringMatching(says)]);
  }
});

test('what the site itself may have is no problem', () => {
  const html = `<link rel=canonical href="${ORIGIN}/a"><link rel="alternate" href="https://other.example/">
    <link rel=stylesheet href="/a.css"><link rel="icon" href="${ORIGIN}/a.svg"><img alt="a > b" src=/a.png><img alt="" src="${ORIGIN}/b.png"><form method=dialog></form>
    <script>const html = '<p onclick="y">';</script><a href="https://other.example/">x</a>`;
  expect(readPage(html, ORIGIN).faults).toEqual([]);
});

test('scripts that run are told from data and from files', () => {
  const html =
    '<script>one()</script><script type="application/ld+json">{}</script><script src=/a.js></script><script type=module>two("&amp;")</script>';
  expect(readPage(html, ORIGIN).scripts).toEqual(['one()', 'two("&amp;")']);
});

test('what a page needs is found, not what a script speaks of', () => {
  const html =
    '<style>p {}</style><script>a = "<style>x</style><p style=y><video>"</script><p style="b: c" title="style=x"><audio src=/a.ogg></audio>';
  const {needs} = readPage(html, ORIGIN);
  expect([...needs.keys()]).toEqual(['style-src-elem', 'style-src-attr', 'media-src']);
  expect(needs.get('style-src-attr')).toBe('<p style="b: c" title="style=x">');
});

const writeFiles = useTemporaryFolder('policy');

/** A site of one page. */
const makeSite = (files: Record<string, string>, plugins: string[] = []) =>
  ({
    outDir: writeFiles('site', files),
    config: {baseUrl: '/', url: ORIGIN},
    routes: ['/'],
    plugins,
  }) as unknown as BuiltSite;

test('all that is forbidden is told at once, with its page', () => {
  const html = '<meta charset=UTF-8><iframe src="/a"></iframe>';
  expect(() =>
    addPolicies(makeSite({'index.html': html}, ['docusaurus-theme-live-codeblock'])),
  ).toThrow(
    /index\.html: <iframe src="\/a">: link to the page\.\nLive code: it needs 'unsafe-eval'/,
  );
});

test('a page is allowed what it needs, fonts of stylesheets among it', () => {
  const site = makeSite({
    'index.html': '<meta charset=UTF-8><link rel=manifest href=/m.json><video src=/v.webm></video>',
    'assets/css/a.css': '@font-face {}',
  });
  addPolicies(site);
  expect(readFileSync(path.join(site.outDir, 'index.html'), 'utf8')).toContain(
    "; manifest-src 'self'; media-src 'self'; font-src 'self' data:; base-uri 'none'",
  );
});
