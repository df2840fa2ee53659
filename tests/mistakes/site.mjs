// @ts-check
/** The small site that mistakes are made in: all of ours, with one note and the sample posts. */
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {makeOurSite} from '../../scripts/lib/sites/ours.mjs';

const QUESTION = '<details>\n<summary>What is it?</summary>\n\nA part.\n\n</details>';

/** What a note's text ends with, whatever stands before. */
const END = `## Common misconceptions

| You may read | In fact | Source |
| --- | --- | --- |
| All are one | They are many | HTML |

## Check yourself

${Array(6).fill(QUESTION).join('\n\n')}

## Further reading

- The standard.

## Sources

- HTML, section 3.
`;

const BOX = `:::info[After this note you can]

- read it
- write it
- change it

Read first: nothing.

:::`;

/**
 * @param {string} title
 * @param {number} position On its line of the map.
 * @param {string} [date] Of the last change, as it is written.
 */
const frontMatter = (title, position, date = '2024-01-01') => `---
title: ${title}
description: What is said in the note "${title}".
keywords: [one, two, three, four]
sidebar_position: ${position}
last_update:
  date: ${date}
  author: Jye10032
---
`;

/**
 * A note that has all its parts. What is put in stands in line 29.
 *
 * @param {string} title
 * @param {{body?: string, position?: number, date?: string}} [parts]
 */
export const noteText = (title, {body = 'A part.', position = 9, date} = {}) =>
  `${frontMatter(title, position, date)}
import InShort from '@site/src/figures/html/InShort';
import Categories from '@site/src/figures/html/Categories';
import SourceToTrees from '@site/src/figures/html/SourceToTrees';

A lead that answers.

${BOX}

## What is in it?

${body}

<InShort />

<Categories />

<SourceToTrees />

${END}`;

/**
 * A post. What is put in stands in line 13.
 *
 * @param {string} slug Its title, too.
 * @param {string} [body]
 */
export const postText = (slug, body = 'The rest.') => `---
slug: ${slug}
title: ${slug}
description: What is said in ${slug}.
authors: [jye10032]
tags: [hello]
---

An opening.

<!-- truncate -->

${body}
`;

/** @param {string} folder */
async function removeTranscripts(folder) {
  const files = await readdir(folder, {recursive: true});
  const transcripts = files.filter((file) => /[\\/]expected[\\/].*\.txt$/.test(file));
  await Promise.all(transcripts.map((file) => rm(path.join(folder, file))));
}

/**
 * @param {string} site Folder of the site.
 * @param {Readonly<Record<string, string | Buffer>>} files Contents by path.
 */
export async function writeFiles(site, files) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), content);
  }
}

/**
 * Makes the site, which has nothing that a check or a build could find.
 *
 * @param {string} site Absolute; must not be there yet.
 */
export async function makeSite(site) {
  await makeOurSite(site);
  await rm(path.join(site, 'docs'), {recursive: true});
  // Every transcript would have to be shown.
  await removeTranscripts(path.join(site, 'labs'));
  await writeFiles(site, {
    // None of its pages was ever published.
    'src/site/addresses.txt': '',
    'src/site/movedPages.json': '{}',
    'docs/frontend-roadmap/start-page.mdx': `${frontMatter('Start page', 0)}
A lead that answers.

${BOX}

## Where is the note?

[It is here](./HTML/1-1-What-is-a-part.mdx).

## Sources

- HTML, section 3.
`,
    'docs/frontend-roadmap/HTML/1-1-What-is-a-part.mdx': noteText('What is a part?', {position: 1}),
  });
}
