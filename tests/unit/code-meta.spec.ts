import {expect, test} from '@playwright/test';
import {readCodeMeta, type MagicComment} from '../../src/plugins/build-time-code/codeMeta';

const comments: MagicComment[] = [
  {
    className: 'highlighted',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

test('a fence may name a title, lines to highlight and a first line number', () => {
  const meta = readCodeMeta('a\nb\nc\n', 'title="x {9}" {1,3} showLineNumbers=7', comments);
  expect(meta.title).toBe('x {9}');
  expect([...meta.lineClasses.keys()]).toEqual([0, 2]);
  expect(meta.firstLineNumber).toBe(7);
  expect(meta.code).toBe('a\nb\nc');
});

test('magic comments of any language mark the next line or a block, and are taken out', () => {
  const meta = readCodeMeta(
    '// highlight-next-line\na\nb\n# highlight-start\nc\nd\n<!-- highlight-end -->\ne',
    '',
    comments,
  );
  expect(meta.code).toBe('a\nb\nc\nd\ne');
  expect([...meta.lineClasses.keys()]).toEqual([0, 2, 3]);
});

test('other comments stay', () => {
  expect(readCodeMeta('# a comment\n// highlight-nothing', '', comments).code).toBe(
    '# a comment\n// highlight-nothing',
  );
});
