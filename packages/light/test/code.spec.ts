import {expect, test} from '@playwright/test';
import {highlightLines, type MagicComment} from '../src/code/highlight';
import {readCodeLines} from '../src/code/lines';
import {tokenCss} from '../src/code/tokenClasses';

const comments: MagicComment[] = [
  {
    className: 'marked',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'error', line: 'This will error'},
];

const rows: [what: string, source: string, words: string, expected: object][] = [
  [
    'title, range and first number',
    'a\nb\nc\n',
    'title="x" {1,3-4} showLineNumbers=7',
    {code: 'a\nb\nc', title: 'x', firstLineNumber: 7, lineClasses: [['marked'], [], ['marked']]},
  ],
  [
    'comments of any language, for a line and for a block',
    '// highlight-next-line\na\nb\n# highlight-start\nc\nd\n<!-- highlight-end -->\ne',
    '',
    {code: 'a\nb\nc\nd\ne', lineClasses: [['marked'], [], ['marked'], ['marked'], []]},
  ],
  [
    'a comment of several words, in JSX',
    '{/* This will error */}\na',
    '',
    {code: 'a', lineClasses: [['error']]},
  ],
  [
    'other comments, which stay',
    '# a comment\n// highlight-nothing\na // highlight-next-line',
    '',
    {
      code: '# a comment\n// highlight-nothing\na // highlight-next-line',
      lineClasses: [[], [], []],
    },
  ],
  [
    'a range beside comments, which stay',
    '// highlight-next-line\na',
    '{2}',
    {code: '// highlight-next-line\na', lineClasses: [[], ['marked']]},
  ],
];

for (const [what, source, words, expected] of rows) {
  test(`the lines of a fence are told by ${what}`, () => {
    expect(readCodeLines(source, words, comments)).toEqual(expected);
  });
}

test('a token has the classes of its look in both modes, and what is plain has none', () => {
  const theme = {plain: {}, styles: [{types: ['keyword'], style: {color: 'red'}}]};
  const darkTheme = {plain: {}, styles: [{types: ['plain', 'number'], style: {color: 'blue'}}]};
  expect(highlightLines('const a =\n  1 < 2', 'js', {theme, darkTheme})).toEqual([
    '<span class="t0">const</span><span class="d0"> a </span>=',
    '<span class="d0">  1 </span>&lt; <span class="d0">2</span>',
  ]);
  expect(tokenCss(theme, darkTheme)).toContain("[data-theme='dark'] .d0{color:blue}");
});
