import {expect, test} from '@playwright/test';

/** ES modules, which Playwright's CommonJS can load only like this. */
const load = async () => ({
  ...(await import('../../scripts/new/plan.mjs')),
  ...(await import('../../scripts/notes/check.mjs')),
});

type Plans = Awaited<ReturnType<typeof load>>;

const note = (line: string, name: string, title: string, position: number) => ({
  file: `docs/frontend-roadmap/${line}/${name}.mdx`,
  line,
  frontMatter: {title, sidebar_position: position, last_update: {author: 'Somebody'}},
});

const SITE: Parameters<Plans['planNote']>[1] = {
  lines: [
    {id: 'internet', label: 'Internet', folder: 'Internet', planned: []},
    {id: 'html', label: 'HTML', folder: 'HTML', planned: ['Accessibility']},
    {id: 'css', label: 'CSS', folder: 'CSS', planned: []},
  ],
  notes: [
    note('HTML', '1-9-What-is-a-Form', 'What is a form?', 4),
    note('HTML', '1-10-What-is-a-Link', 'What is a link?', 7),
  ],
  posts: [
    {
      file: 'blog/2021-08-26-welcome/index.md',
      frontMatter: {title: 'Welcome', slug: 'welcome', authors: ['me']},
    },
  ],
  tags: ['hello', 'hola'],
  authors: ['you', 'me'],
};

const TODAY = '2026-11-22';

async function planNote(wanted: Parameters<Plans['planNote']>[0]) {
  return (await load()).planNote(wanted, SITE, TODAY);
}

async function planPost(wanted: Parameters<Plans['planPost']>[0]) {
  return (await load()).planPost(wanted, SITE, TODAY);
}

test('a note comes after the last of its line, with its front matter whole', async () => {
  const plan = await planNote({title: "What's <b>: a “café”?", line: 'html'});
  expect(plan).toMatchObject({
    file: 'docs/frontend-roadmap/HTML/1-11-Whats-b-a-cafe.mdx',
    text: expect.stringContaining(`---
title: 'What''s <b>: a “café”?'
description: ''
keywords: [HTML]
sidebar_position: 8
last_update:
  date: 2026-11-22
  author: Somebody
draft: true
---
`),
  });
});

test('the first note of a line makes its folder and takes the number of the line', async () => {
  const plan = await planNote({title: 'What is CSS?', line: 'CSS'});
  expect(plan).toMatchObject({
    file: 'docs/frontend-roadmap/CSS/2-1-What-is-CSS.mdx',
    text: expect.stringContaining('title: What is CSS?\n'),
  });
});

test('a post has its day in its name, its address in small letters and the last author', async () => {
  expect(await planPost({title: 'A Title', tags: ['hello']})).toMatchObject({
    file: 'blog/2026-11-22-a-title.md',
    text: expect.stringContaining(`---
slug: a-title
title: A Title
description: ''
authors: [me]
tags: [hello]
draft: true
---
`),
  });
});

test('all that is wrong with a note is said at once, with how to put it right', async () => {
  const long = 'x'.repeat(161);
  expect(await planNote({title: ' ', line: 'HTLM', name: 'a b', description: long})).toEqual({
    problems: [
      expect.stringMatching(/no line "HTLM".*there are Internet, HTML, CSS.*roadmap\.ts/),
      expect.stringMatching(/the title is missing; put it in quotes/),
      expect.stringMatching(/"a b" is no name for an address; write letters/),
      expect.stringMatching(/the description has 161 characters; cut it to 160/),
    ],
  });
});

test('all that is wrong with a post is said at once, with how to put it right', async () => {
  expect(
    await planPost({title: 'WELCOME', name: 'Welcome', tags: ['hello', 'no'], author: 'nobody'}),
  ).toEqual({
    problems: [
      expect.stringMatching(/welcome\/index\.md has the title "WELCOME" already; choose another/),
      expect.stringMatching(
        /"welcome" is that of blog\/2021-08-26-welcome\/index\.md; say another/,
      ),
      expect.stringMatching(/no tag "no"; there are hello, hola.*tags\.yml/),
      expect.stringMatching(/no author "nobody"; there are you, me.*authors\.yml/),
    ],
  });
});

for (const [what, title, says] of [
  ['without a letter for an address', '什么是层叠?', /no letter from A to Z.*--name/],
  ['of two lines', 'One\nTwo', /control character; write it on one line/],
  ['that is an address of the blog', 'Tags', /"tags" is that of a page of the blog/],
] as const) {
  test(`a title ${what} is refused`, async () => {
    expect(await planPost({title})).toEqual({problems: [expect.stringMatching(says)]});
  });
}

/** The problems that the rules find, as `line: message`. */
async function problemsOf(file: string, text: string, kind: 'note' | 'post') {
  const {checkNotes} = await load();
  const {problems} = await checkNotes({
    files: [{file, content: text, kind}],
    transcripts: [],
    readSource: () => undefined,
    rfcs: {},
    terms: [],
    lines: ['Internet', 'HTML', 'CSS'],
    tags: SITE.tags,
    authors: SITE.authors,
    today: new Date(TODAY),
    routes: [],
    findFile: () => undefined,
    pictures: [],
  } as unknown as Parameters<typeof checkNotes>[0]);
  return problems;
}

test('a new note is no problem as a draft, and published it lacks each of its parts', async () => {
  const plan = await planNote({title: 'What is CSS?', line: 'CSS'});
  const {file, text} = plan as {file: string; text: string};
  expect(await problemsOf(file, text, 'note')).toEqual([]);

  const published = text.replace('draft: true\n', '');
  const lines = published.split('\n');
  const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;
  const problems = await problemsOf(file, published, 'note');
  for (const [line, message] of [
    [lineOf('description:'), 'description is empty'],
    [lineOf('keywords:'), 'keywords has 1'],
    [lineOf('## In short'), 'must begin with a lead'],
    [lineOf('## In short'), 'nothing stands below "In short"'],
    [lineOf(':::info'), 'the box lists 0 objectives'],
    [lineOf(':::info'), 'does not say what to read first'],
    [1, 'the note answers no question'],
    [1, 'the note shows 0 figures'],
    [lineOf('## Common'), 'must be a table'],
    [lineOf('## Check'), 'there are 0 questions'],
    [lineOf('## Further'), 'nothing stands below "Further reading"'],
    [lineOf('## Sources'), 'nothing stands below "Sources"'],
  ] as const) {
    expect(problems).toContainEqual(
      expect.objectContaining({file, line, message: expect.stringContaining(message)}),
    );
  }
});

test('a new post is no problem as a draft, and published it lacks each of its parts', async () => {
  const {file, text} = (await planPost({title: 'A title'})) as {file: string; text: string};
  expect(await problemsOf(file, text, 'post')).toEqual([]);

  const problems = await problemsOf(file, text.replace('draft: true\n', ''), 'post');
  expect(problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^1: there is no text/),
    expect.stringMatching(/^4: description is empty/),
    expect.stringMatching(/^6: tags is empty; name at least one of blog/),
    expect.stringMatching(/^11: nothing stands above this mark/),
    expect.stringMatching(/^11: nothing stands below this mark/),
  ]);
});
