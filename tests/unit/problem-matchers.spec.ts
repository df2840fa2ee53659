import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

type Pattern = {regexp: string; loop?: boolean} & Partial<Record<Field, number>>;
type Field = 'file' | 'line' | 'column' | 'message' | 'code';

const FIELDS: readonly Field[] = ['file', 'line', 'column', 'message', 'code'];

const file = path.resolve(__dirname, '../../.github/problem-matchers.json');
const {problemMatcher: matchers} = JSON.parse(readFileSync(file, 'utf8')) as {
  problemMatcher: {owner: string; pattern: Pattern[]}[];
};

function read(line: string, pattern: Pattern): Partial<Record<Field, string>> | undefined {
  const match = new RegExp(pattern.regexp).exec(line);
  const fields = FIELDS.filter((field) => pattern[field] !== undefined);
  return match
    ? Object.fromEntries(fields.map((field) => [field, match[pattern[field]!]]))
    : undefined;
}

/** What GitHub would show on lines of the change, of what a step has printed. */
function annotate(owner: string, output: string) {
  const {pattern: patterns} = matchers.find((each) => each.owner === owner)!;
  const found: Partial<Record<Field, string>>[] = [];
  let before: Partial<Record<Field, string>> = {};
  let next = 0;
  for (const line of output.split('\n')) {
    const fields = read(line, patterns[next]!);
    if (!fields) {
      next = 0;
    } else if (next < patterns.length - 1) {
      before = fields;
      next += 1;
    } else {
      found.push({...before, ...fields});
      next = patterns[next]!.loop ? next : 0;
    }
  }
  return found;
}

test('what the check of the notes, the spelling and the build print is shown on its line, once', () => {
  const output = [
    'docs/frontend-roadmap/HTML/1-1-What-is-Html.mdx:7: the heading is empty; write one.',
    'blog/2021-08-26-welcome/index.md:12:4 - Unknown word (wrod)',
    'Error: MDX compilation failed for file "/home/docs/note.mdx"',
    '  │ Cause: docs/note.mdx:20: there is no box ":::wrong". Begin one with :::.',
    '  │ docs/note.mdx:22: there is no component <Trem>. Mend the name.',
    '  │ Details:',
    '  │ Error: docs/note.mdx:20: there is no box ":::wrong". Begin one with :::.',
    '    at Object.<anonymous> (/home/src/markdown/remarkMistakes.ts:155:13)',
    'ESLint passed after 12.5 s.',
    'http://localhost:4173/ is served',
  ].join('\n');
  expect(annotate('notes', output)).toEqual([
    {
      file: 'docs/frontend-roadmap/HTML/1-1-What-is-Html.mdx',
      line: '7',
      column: undefined,
      message: 'the heading is empty; write one.',
    },
    {
      file: 'blog/2021-08-26-welcome/index.md',
      line: '12',
      column: '4',
      message: 'Unknown word (wrod)',
    },
    expect.objectContaining({line: '20', message: expect.stringMatching(/^there is no box/)}),
    expect.objectContaining({line: '22', message: expect.stringMatching(/^there is no component/)}),
  ]);
});

test('what Stylelint prints is shown on its line', () => {
  const output =
    'src/css/code.css\n' +
    '  1:2  ✖  Too many declarations, maximum 1  declaration-block-single-line-max-declarations\n' +
    '  3:3  ✖  Duplicate property "color"        declaration-block-no-duplicate-properties\n\n' +
    '✖ 2 problems (2 errors, 0 warnings)\n';
  expect(annotate('stylelint', output)).toEqual([
    {
      file: 'src/css/code.css',
      line: '1',
      column: '2',
      message: 'Too many declarations, maximum 1',
      code: 'declaration-block-single-line-max-declarations',
    },
    expect.objectContaining({file: 'src/css/code.css', line: '3', column: '3'}),
  ]);
});
