import {expect, test} from '@playwright/test';
import {readCodeLines} from '../../src/light/code/lines';
import type {MagicComment} from '../../src/light/code/prismOptions';

const comments: MagicComment[] = [
  {
    className: 'highlighted',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

test('a fence may name a title, lines to highlight and a first line number', () => {
  const lines = readCodeLines('a\nb\nc\n', 'title="x" {1,3} showLineNumbers=7', 'js', comments)!;
  expect(lines.title).toBe('x');
  expect([...lines.lineClasses.keys()]).toEqual([0, 2]);
  expect(lines.firstLineNumber).toBe(7);
  expect(lines.code).toBe('a\nb\nc');
});

test('magic comments of any kind mark the next line or a block, and are taken out', () => {
  const lines = readCodeLines(
    '// highlight-next-line\na\nb\n# highlight-start\nc\nd\n<!-- highlight-end -->\ne',
    '',
    'css',
    comments,
  )!;
  expect(lines.code).toBe('a\nb\nc\nd\ne');
  expect([...lines.lineClasses.keys()]).toEqual([0, 2, 3]);
});

test('a language has magic comments of its own kinds alone', () => {
  const code = '# highlight-next-line\na';
  expect(readCodeLines(code, '', 'js', comments)!.code).toBe(code);
  expect(readCodeLines(code, '', 'bash', comments)!.code).toBe('a');
});

test('where only the theme knows what a comment means, the fence is left to it', () => {
  expect(readCodeLines('-- highlight-next-line\na', '', 'lua', comments)).toBeUndefined();
  expect(readCodeLines('-- a comment\na', '', 'lua', comments)?.code).toBe('-- a comment\na');
});

test('a magic comment may be of several words', () => {
  const error = {className: 'error', line: 'This will error'};
  for (const comment of ['// This will error', '/* This will error */', '# This will error']) {
    const lines = readCodeLines(`${comment}\na`, '', 'text', [error])!;
    expect(lines.code).toBe('a');
    expect(lines.lineClasses.get(0)).toEqual(['error']);
  }
});

test('other comments stay', () => {
  const code = '# a comment\n// highlight-nothing';
  expect(readCodeLines(code, '', 'text', comments)!.code).toBe(code);
});
