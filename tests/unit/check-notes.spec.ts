import {expect, test} from '@playwright/test';

/** A paragraph of 200 words in sentences of 10. */
const PARAGRAPH = Array(20)
  .fill('A resolver asks one server after another until it knows.')
  .join(' ');

const FRONT_MATTER = `---
title: What is DNS?
description: A tree of zones that answers questions about names.
keywords: [dns, resolver, zone, cache]
sidebar_position: 6
last_update:
  date: 2026-11-21
  author: Jye10032
---`;

const IMPORTS = `import One from '@site/src/figures/dns/One';
import Two from '@site/src/figures/dns/Two';
import Three from '@site/src/figures/dns/Three';`;

const LEAD = 'DNS is a tree of zones.';

const BOX = `:::info[After this note you can]

- predict an answer
- read a message
- choose a record

Read first: nothing.

:::`;

const BODY = `## Who keeps the data?

${Array(9).fill(PARAGRAPH).join('\n\n')}

A set of records is an <Term id="rrset">RRset</Term> ([RFC 9499, 5](https://www.rfc-editor.org/rfc/rfc9499#section-5)).

<One />

<Two />

### How is it asked?

<Three />

\`\`\`text transcript="dns/referral"
\`\`\``;

const MISCONCEPTIONS = `## Common misconceptions

| You may read | In fact | Source |
| --- | --- | --- |
| Changes to DNS propagate | Caches expire | RFC 1034, 3.6 |`;

const QUESTION = `<details>
<summary>Which server is asked?</summary>

The nearest one that is known.

</details>`;

const QUESTIONS = `## Check yourself

${Array(6).fill(QUESTION).join('\n\n')}`;

const END = `## Further reading

- [RFC 9499](https://www.rfc-editor.org/rfc/rfc9499): the words.

## Sources

- RFC 9499, 5 (March 2024).`;

const FIRST_PASS = `## In short

A name is a question that many machines answer together.`;

const NOTE = [
  FRONT_MATTER,
  IMPORTS,
  LEAD,
  FIRST_PASS,
  BOX,
  BODY,
  MISCONCEPTIONS,
  QUESTIONS,
  END,
].join('\n\n');

const FIGURE = `import Figure from '@site/src/components/Figure';
export default () => <Figure title="A" caption="B" description="C" width={1} height={1} />;`;
const LADDER = `import Ladder from '@site/src/components/Ladder';
export default () => <Ladder title="A" caption={'B'} parties={[]} steps={[]} />;`;

const FILE = 'docs/frontend-roadmap/Internet/0-6-DNS.mdx';

type Project = Parameters<(typeof import('../../scripts/notes/check.mjs'))['checkNotes']>[0];

async function check(text: string, changes: Partial<Project> = {}) {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {checkNotes} = await import('../../scripts/notes/check.mjs');
  return checkNotes({
    files: [{file: FILE, content: text, kind: 'note'}],
    transcripts: ['dns/referral'],
    readSource: (path) => (path.endsWith('Three') ? LADDER : FIGURE),
    rfcs: {
      1034: {title: 'Domain names', date: 'November 1987', status: 'current'},
      8499: {title: 'DNS Terminology', date: 'January 2019', status: 'obsoleted by 9499'},
      9499: {title: 'DNS Terminology', date: 'March 2024', status: 'current'},
    },
    terms: ['rrset'],
    lines: ['Internet', 'HTML'],
    tags: ['d'],
    authors: ['c'],
    today: new Date('2026-11-22'),
    routes: [],
    findFile: (file) => file,
    pictures: [],
    ...changes,
  });
}

/** The line, counted from one, on which `part` begins. */
function lineOf(text: string, part: string): number {
  expect(text, 'the text holds what the test looks for').toContain(part);
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

/** Replaces `part` in the good note. */
function withChange(part: string, replacement: string): string {
  expect(NOTE).toContain(part);
  return NOTE.replace(part, () => replacement);
}

test('a good note passes, and is measured', async () => {
  const {problems, warnings, reports} = await check(NOTE);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([]);
  expect(reports).toHaveLength(1);
  const [report] = reports;
  expect(report).toMatchObject({file: FILE, figures: 3, transcripts: 1, sources: 1});
  expect(report!.words).toBeGreaterThan(1800);
  expect(report!.averageSentence).toBeCloseTo(9.8, 0);
  expect(report!.grade).toBeGreaterThan(3);
  expect(report!.grade).toBeLessThan(9);
});

/** What is changed in the good note, where the problem is found, and what is said of it. */
const faults: {
  rule: string;
  change: [part: string, replacement: string];
  at: string | 1;
  says: string;
}[] = [
  {
    rule: 'MDX that does not parse',
    change: ['<Two />', 'A stray { brace.'],
    at: 'A stray {',
    says: "can't be read",
  },
  {
    rule: 'a missing key of the front matter',
    change: ['sidebar_position: 6\n', ''],
    at: 1,
    says: 'lacks sidebar_position',
  },
  {
    rule: 'an unknown key of the front matter',
    change: ['sidebar_position: 6', 'tags: [dns]\nsidebar_position: 6'],
    at: 'tags: [dns]',
    says: 'tags is no key',
  },
  {
    rule: 'keys out of order',
    change: [
      'keywords: [dns, resolver, zone, cache]\nsidebar_position: 6',
      'sidebar_position: 6\nkeywords: [dns, resolver, zone, cache]',
    ],
    at: 'sidebar_position: 6',
    says: 'out of place',
  },
  {
    rule: 'a date without an author',
    change: ['\n  author: Jye10032', ''],
    at: 'last_update:',
    says: 'lacks last_update.author',
  },
  {
    rule: 'too few keywords',
    change: ['[dns, resolver, zone, cache]', '[dns]'],
    at: 'keywords:',
    says: 'keywords has 1',
  },
  {
    rule: 'a long description',
    change: ['A tree of zones that answers', `A tree ${'of zones '.repeat(20)}that answers`],
    at: 'description:',
    says: 'characters; answer the title',
  },
  {
    rule: 'a second h1',
    change: ['### How is it asked?', '# How is it asked?'],
    at: '# How is it asked?',
    says: 'second h1',
  },
  {
    rule: 'a skipped level',
    change: ['### How is it asked?', '#### How is it asked?'],
    at: '#### How is it asked?',
    says: 'rank `3`',
  },
  {
    rule: 'no lead',
    change: [`${LEAD}\n\n${FIRST_PASS}\n\n:::info`, ':::info'],
    at: ':::info',
    says: 'begin with a lead',
  },
  {rule: 'no box', change: [BOX, 'A paragraph.'], at: LEAD, says: 'no :::info box'},
  {
    rule: 'too few objectives',
    change: ['- read a message\n- choose a record\n', ''],
    at: ':::info',
    says: 'lists 1 objectives',
  },
  {
    rule: 'a box that does not say what to read first',
    change: ['Read first: nothing.', 'Good luck.'],
    at: ':::info',
    says: 'what to read first',
  },
  {
    rule: 'a missing section',
    change: ['## Further reading', '## More'],
    at: 1,
    says: '"Further reading"',
  },
  {
    rule: 'sections in the wrong order',
    change: [`${MISCONCEPTIONS}\n\n${QUESTIONS}`, `${QUESTIONS}\n\n${MISCONCEPTIONS}`],
    at: '## Check yourself',
    says: 'in this order',
  },
  {
    rule: 'misconceptions with other columns',
    change: ['| In fact |', '| Truth |'],
    at: '| You may read',
    says: 'columns You may read, In fact, Source',
  },
  {
    rule: 'a misconception without a source',
    change: ['| RFC 1034, 3.6 |', '| |'],
    at: '| Changes to DNS',
    says: '"Source" is empty',
  },
  {
    rule: 'too few questions',
    change: [`${QUESTION}\n\n${QUESTION}`, QUESTION],
    at: '## Check yourself',
    says: '5 questions',
  },
  {
    rule: 'a question without an answer',
    change: [
      QUESTION,
      QUESTION.replace('Which server', 'What').replace(/The nearest.*known\.\n\n/, ''),
    ],
    at: '<details>',
    says: 'has no answer',
  },
  {
    rule: 'a figure that is not shown',
    change: ['<Two />\n', ''],
    at: 'import Two',
    says: 'Two is not shown',
  },
  {
    rule: 'a code block without a language',
    change: ['### How is it asked?', '```\nx\n```'],
    at: '```\nx',
    says: 'Name the language',
  },
  {
    rule: 'a transcript that no lab wrote',
    change: ['dns/referral', 'dns/answer'],
    at: '```text transcript',
    says: 'labs/dns/expected/answer.txt is not there',
  },
  {
    rule: 'a transcript with lines of its own',
    change: ['"dns/referral"\n', '"dns/referral"\n$ dig\n'],
    at: '```text transcript',
    says: 'empty it',
  },
  {
    rule: 'a block that looks like a transcript',
    change: ['### How is it asked?', '```text\n$ dig\n```'],
    at: '```text\n$ dig',
    says: 'looks like a transcript',
  },
  {
    rule: 'an RFC that is not in the list',
    change: ['<Two />', '<Two />\n\nSee RFC 9498 for more.'],
    at: 'See RFC 9498',
    says: 'RFC 9498 is not in',
  },
  {
    rule: 'an RFC that only a link names',
    change: ['<Two />', '<Two />\n\nSee [there](https://www.rfc-editor.org/rfc/rfc9498).'],
    at: 'See [there]',
    says: 'RFC 9498 is not in',
  },
  {
    rule: 'the second of two RFCs',
    change: ['<Two />', '<Two />\n\nSee RFC 9499 and 9498.'],
    at: 'See RFC 9499 and',
    says: 'RFC 9498 is not in',
  },
  {
    rule: 'an obsolete RFC that is cited as if it held',
    change: ['<Two />', '<Two />\n\nThe words are in RFC 8499.'],
    at: 'The words are in',
    says: 'RFC 8499 is obsoleted by 9499',
  },
  {
    rule: 'a long sentence',
    change: ['<Two />', `<Two />\n\nA name ${'and a name '.repeat(14)}ends.`],
    at: 'A name and a name',
    says: 'a sentence has 45 words',
  },
  {
    rule: 'a word that the field does not use',
    change: ['<Two />', '<Two />\n\nA site needs SSL today.'],
    at: 'A site needs SSL',
    says: 'say TLS',
  },
  {
    rule: 'a false sentence outside the misconceptions',
    change: ['<Two />', '<Two />\n\nA change to DNS propagates in hours.'],
    at: 'A change to DNS',
    says: 'say that caches expire',
  },
  {
    rule: 'an address in place of a file',
    change: ['<Two />', '<Two />\n\nSee [HTTP](/docs/frontend-roadmap/Internet/0-2-What-is-http).'],
    at: 'See [HTTP]',
    says: 'link a note by its file',
  },
  {
    rule: 'a second link to the same note',
    change: [
      '<Two />',
      '<Two />\n\nSee [one](./0-2-What-is-http.mdx).\n\nSee [two](./0-2-What-is-http.mdx).',
    ],
    at: 'See [two]',
    says: 'linked a second time',
  },
  {
    rule: 'an unknown term',
    change: ['id="rrset"', 'id="rset"'],
    at: 'A set of records',
    says: '"rset" is not in src/notes/glossary.ts',
  },
  {
    rule: 'a term that is marked twice',
    change: ['<Two />', '<Two />\n\nAn <Term id="rrset">RRset</Term> again.'],
    at: 'An <Term',
    says: 'marked a second time',
  },
  {
    rule: 'a term in a heading',
    change: ['### How is it asked?', '### What is a <Term id="rrset">set</Term>?'],
    at: '### What is',
    says: 'stands in a heading',
  },
];

for (const {rule, change, at, says} of faults) {
  test(`finds ${rule}`, async () => {
    const text = withChange(...change);
    const {problems} = await check(text);
    const line = at === 1 ? 1 : lineOf(text, at);
    expect(problems).toContainEqual(
      expect.objectContaining({file: FILE, line, message: expect.stringContaining(says)}),
    );
  });
}

test('history may name an obsolete RFC, and a shape may look like a transcript', async () => {
  const text = withChange(
    '<Two />',
    '<Two />\n\nIt replaced RFC 8499.\n\nShape, not a transcript:\n\n```text\n$ dig\n```',
  );
  expect((await check(text)).problems).toEqual([]);
});

test('a figure must have a title, a caption and a description', async () => {
  const {problems} = await check(NOTE, {
    readSource: () => FIGURE.replace('caption="B"', '').replace('description="C"', ''),
  });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toEqual({
    file: FILE,
    line: lineOf(NOTE, 'import One'),
    message: expect.stringContaining('lacks caption and description'),
    rule: 'figures',
  });
});

test('a figure may be made by another component, which must draw a whole one', async () => {
  const chart = `import Chart from './Chart';
    export default () => <Chart title="A" caption="B" rows={[]} />;`;
  const readSource = (figure: string) => (path: string) =>
    path === '@site/src/figures/dns/Chart' ? figure : chart;
  expect((await check(NOTE, {readSource: readSource(LADDER)})).problems).toEqual([]);
  const {problems} = await check(NOTE, {
    readSource: readSource(FIGURE.replace('description="C"', '')),
  });
  expect(problems).toHaveLength(3);
  expect(problems[0]!.message).toContain('lacks description');
});

test('a figure whose file is missing is named', async () => {
  const {problems} = await check(NOTE, {
    readSource: (file) => (file.endsWith('One') ? undefined : FIGURE),
    findFile: (file) => (file.includes('dns/One') ? undefined : file),
  });
  expect(problems).toEqual([
    {
      file: FILE,
      line: lineOf(NOTE, 'import One'),
      message: expect.stringContaining('there is no "@site/src/figures/dns/One" to import.'),
      rule: 'mistakes',
    },
  ]);
});

test('what a lab wrote must be shown', async () => {
  const {problems} = await check(NOTE, {transcripts: ['dns/referral', 'dns/answer']});
  expect(problems).toEqual([
    {
      file: 'labs/dns/expected/answer.txt',
      line: 1,
      message: expect.stringContaining('no note shows this transcript'),
      rule: 'transcripts',
    },
  ]);
});

test('titles and descriptions are unique', async () => {
  const other = 'docs/frontend-roadmap/Internet/0-7-Names.mdx';
  const {problems} = await check(NOTE, {
    files: [
      {file: FILE, content: NOTE, kind: 'note'},
      {file: other, content: NOTE, kind: 'note'},
    ],
  });
  expect(problems).toEqual(
    ['title:', 'description:'].map((key) => ({
      file: other,
      line: lineOf(NOTE, key),
      message: expect.stringContaining(`${FILE} has the same ${key.slice(0, -1)}`),
      rule: 'unique',
    })),
  );
});

test('no two posts have one address', async () => {
  const post = (title: string) =>
    `---\nslug: same\ntitle: ${title}\ndescription: ${title}\nauthors: [c]\ntags: [d]\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n`;
  const {problems} = await check(NOTE, {
    files: [
      {file: FILE, content: NOTE, kind: 'note'},
      {file: 'blog/2026-01-01-a.md', content: post('A'), kind: 'post'},
      {file: 'blog/2026-01-02-b.md', content: post('B'), kind: 'post'},
    ],
  });
  expect(problems).toEqual([
    {
      file: 'blog/2026-01-02-b.md',
      line: 2,
      message: expect.stringContaining('blog/2026-01-01-a.md has the same slug'),
      rule: 'unique',
    },
  ]);
});

test('notes link each other both ways, and where they first name each other', async () => {
  const file = 'docs/frontend-roadmap/Internet/0-2-What-is-http.mdx';
  const http = NOTE.replace('What is DNS?', 'What is HTTP?').replace('A tree of zones', 'A talk');
  const checkBoth = (text: string) =>
    check(NOTE, {
      files: [
        {file: FILE, content: text, kind: 'note'},
        {file, content: http, kind: 'note'},
      ],
    });

  const oneWay = withChange('<Two />', '<Two />\n\nSee [HTTP](./0-2-What-is-http.mdx).');
  expect((await checkBoth(oneWay)).problems).toEqual([
    {
      file: FILE,
      line: lineOf(oneWay, 'See [HTTP]'),
      message: expect.stringContaining('does not link back'),
      rule: 'note-links',
    },
  ]);

  const readFirst = withChange('Read first: nothing.', 'Read first: [it](./0-2-What-is-http.mdx)');
  expect((await checkBoth(readFirst)).problems).toEqual([]);

  const unlinked = withChange('<Two />', '<Two />\n\nThat is in What is HTTP? too.');
  expect((await checkBoth(unlinked)).problems).toEqual([
    {
      file: FILE,
      line: lineOf(unlinked, 'That is in'),
      message: expect.stringContaining('is no link'),
      rule: 'note-links',
    },
  ]);
});

test('a post needs its own keys only, and a glossary term that no note uses is a warning', async () => {
  const post =
    '---\nslug: a\ntitle: A\ndescription: B\nauthors: [c]\ntags: [d]\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n';
  const {problems, warnings} = await check(NOTE, {
    files: [
      {file: FILE, content: NOTE, kind: 'note'},
      {file: 'blog/2026-01-01-a.md', content: post, kind: 'post'},
    ],
    terms: ['rrset', 'zone'],
  });
  expect(problems).toEqual([]);
  expect(warnings).toEqual(['src/notes/glossary.ts: no note marks the term "zone".']);
});
