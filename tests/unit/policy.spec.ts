import {expect, test} from '@playwright/test';
import type {BuiltSite} from '../../src/plugins/built-pages/builtSite';
import {addPolicies, inspectPage} from '../../src/plugins/built-pages/policy';

const ORIGIN = 'https://site.example';

const cases: [html: string, says: RegExp][] = [
  ['<button type=button onclick="go()">x</button>', /onclick handlers don't run/],
  ['<a href="javascript:go()">x</a>', /scripts in URLs don't run/],
  ['<img alt="" src=//other.example/a.png>', /another site; put the file next to/],
  ['<img alt="" srcset="/a.png 1x, https://other.example/b.png 2x">', /another site/],
  ['<script src="https://other.example/a.js"></script>', /another site/],
  ['<video src="https://other.example/a.mp4"></video>', /another site/],
  ['<link rel="stylesheet" href="https://other.example/a.css">', /another site/],
  ['<iframe src="/a"></iframe>', /link to the page/],
  ['<div id=__docusaurus><script>go()</script></div>', /<script>: .* use a component/],
];

for (const [html, says] of cases) {
  test(`reports ${html} and what to do instead`, () => {
    expect(inspectPage(html, ORIGIN).faults).toEqual([expect.stringMatching(says)]);
  });
}

test('allows the site’s own styles, sound and pictures', () => {
  const html =
    '<style>p {}</style><p style="color:red"><audio src=/a.ogg></audio><img alt="" src=/a.png>';
  expect(inspectPage(html, ORIGIN).faults).toEqual([]);
});

test('a forbidden element stops the build and is reported with its page', () => {
  const page = {file: '/site/index.html', html: '<meta charset=UTF-8><iframe src="/a"></iframe>'};
  const pages = new Map([['/', page]]);
  const config = {url: ORIGIN};
  const site = {outDir: '/site', config, pages, plugins: []} as unknown as BuiltSite;
  expect(() => addPolicies(site)).toThrow(/index\.html: <iframe src="\/a">:/);
});
