/** Holds: pages are read whole, no piece is read twice, and nothing that stands in a page is cut in two. */
import {expect, test} from '@playwright/test';
import {readByPieces} from '../../src/plugins/pagePieces';

/** What is read of `pages`, and what is told of each. */
function read(...pages: string[]) {
  const pieces: string[] = [];
  const readPieces = readByPieces((piece) => {
    pieces.push(piece);
    return piece;
  });
  return {told: pages.map((page) => readPieces(Buffer.from(page)).join('')), pieces};
}

test('a list that other pages have too is read once', () => {
  const pages = ['<p>one<ul><li>a<li>b<li>c</ul>', '<p>two<ul><li>a<li class=active>b<li>c</ul>'];
  expect(read(...pages)).toEqual({
    told: pages,
    pieces: ['<p>one<ul>', '<li>a', '<li>b', '<li>c</ul>', '<p>two<ul>', '<li class=active>b'],
  });
});

test('an entry that begins as another one does is an entry of its own', () => {
  const pages = ['<ul><li>a<li>b', '<ul><li>a<em>c</em><li>b', '<ul><li>ab<li>b'];
  expect(read(...pages).told).toEqual(pages);
});

for (const [what, whole] of [
  ['a script', '<script>write("<li>a<li>b")</script>'],
  ['a style', '<style>p::after {content: "<li>"}</style>'],
  ['a comment', '<!-- <li>a -->'],
  ['an attribute', '<a title="Direct link to <li>"></a>'],
] as const) {
  test(`an entry in ${what} is none`, () => {
    const page = `<ul><li>${whole}<li>b</ul>`;
    expect(read(page)).toEqual({told: [page], pieces: ['<ul>', `<li>${whole}`, '<li>b</ul>']});
  });
}

test('a page that ends within a tag is read to its end', () => {
  const page = '<ul><li>a<li title="b<li>c';
  expect(read(page)).toEqual({told: [page], pieces: ['<ul>', '<li>a', '<li title="b<li>c']});
});
