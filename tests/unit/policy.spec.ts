/** What a page's policy allows and forbids is read from the built page. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {BuiltSite} from '../../src/plugins/built-pages/builtSite';
import {addPolicies, readPage} from '../../src/plugins/built-pages/policy';

const ORIGIN = 'https://site.example';

const cases: [html: string, says: RegExp][] = [
  ['<button type=button onclick="go()">x</button>', /onclick is not run/],
  ['<a href="javascript:go()">x</a>', /script in an address/],
  ['<img alt="" src=//other.example/a.png>', /another site; put the file beside/],
  ['<img alt="" srcset="/a.png 1x, https://other.example/b.png 2x">', /another site/],
  ['<script src="https://other.example/a.js"></script>', /another site/],
  ['<link rel="stylesheet" href="https://other.example/a.css">', /another site/],
  ['<iframe src="/a"></iframe>', /link to the page/],
  ['<div id=__docusaurus><script>go()</script></div>', /<script>: .* write a component/],
];

test('what the policy forbids is named, with what to do instead', () => {
  for (const [html, says] of cases) {
    expect.soft(readPage(html, ORIGIN).faults, html).toEqual([expect.stringMatching(says)]);
  }
});

/** Gives the policies of a site to one page, and returns what has become of it. */
function addPolicy(html: string): string {
  const outDir = test.info().outputPath('site');
  const page = path.join(outDir, 'index.html');
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  writeFileSync(page, `<meta charset=UTF-8>${html}`);
  writeFileSync(path.join(outDir, 'assets/css/a.css'), '@font-face {}');
  const config = {baseUrl: '/', url: ORIGIN};
  addPolicies({outDir, config, routes: ['/'], plugins: []} as unknown as BuiltSite);
  return readFileSync(page, 'utf8');
}

test('a page is allowed what it needs, fonts of stylesheets among it, and no more for what a script speaks of', () => {
  const html =
    '<script>a = "<p style=y><video>"</script><style>p {}</style><audio src=/a.ogg></audio>';
  expect(addPolicy(html)).toMatch(
    /; style-src-elem 'self' 'unsafe-inline'; media-src 'self'; font-src 'self' data:; base-uri/,
  );
  expect(() => addPolicy('<iframe src="/a"></iframe>')).toThrow(/index\.html: <iframe src="\/a">:/);
});
