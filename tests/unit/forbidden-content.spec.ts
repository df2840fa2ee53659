import {expect, test} from '@playwright/test';
import {makePageReader} from '../../src/plugins/content-security-policy/pageContent';

const ORIGIN = 'https://site.example';

const readBytes = makePageReader(ORIGIN);
const readPage = (html: string) => readBytes(Buffer.from(html));

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
  ['<div id=__docusaurus><script>go()</script></div>', /<script>: “go\(\)” .* write a component/],
  ['<base href="/x/">', /addresses in full/],
  ['<form action="/x"></form>', /read-only/],
];

for (const [html, says] of cases) {
  test(`${html} is named, with what to do instead`, () => {
    expect(readPage(html).forbidden).toEqual([expect.stringMatching(says)]);
  });
}

test('what the site itself may have is no problem', () => {
  const html = `<link rel=canonical href="${ORIGIN}/a"><link rel="alternate" href="https://other.example/">
    <link rel=stylesheet href="/a.css"><link rel="icon" href="${ORIGIN}/a.svg"><img alt="a > b" src=/a.png><img alt="" src="${ORIGIN}/b.png"><form method=dialog></form>
    <script>const html = '<p onclick="y">';</script><a href="https://other.example/">x</a>`;
  expect(readPage(html).forbidden).toEqual([]);
});

test('scripts that run are told from data and from files', () => {
  const html =
    '<script>one()</script><script type="application/ld+json">{}</script><script src=/a.js></script><script type=module>two()</script>';
  expect(readPage(html).scripts).toEqual(['one()', 'two()']);
});

test('styles of a page and of single elements are found, not those that a script speaks of', () => {
  const html =
    '<style>p {}</style><script>a = "<style>x</style><p style=y>"</script><p style="b: c">';
  expect(readPage(html)).toMatchObject({styles: ['p {}'], styled: '<p style="b: c">'});
  expect(readPage('<p title="style=x">').styled).toBeUndefined();
});
