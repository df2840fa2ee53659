/** The small site that mistakes are made in: all of ours, with two notes and the sample posts. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const QUESTION = `<details>
<summary>What is it?</summary>

A part.

</details>`;

const LIST = `- read it
- write it
- change it`;

const frontMatter = (title: string, position: number) => `---
title: ${title}
description: What is said in the note ${title}.
keywords: [one, two, three, four]
sidebar_position: ${position}
last_update:
  date: 2024-01-01
  author: Jye10032
---
`;

/** A note that has all its parts and nothing that the linter or a build could find. */
export const noteText = (
  title: string,
  position: number,
): string => `${frontMatter(title, position)}
import InShort from '@site/src/figures/html/InShort';
import Categories from '@site/src/figures/html/Categories';
import SourceToTrees from '@site/src/figures/html/SourceToTrees';

A lead that answers.

## In short

A case.

## What is in it?

A part.

<InShort />

<Categories />

<SourceToTrees />

## You can stop here

${LIST}

${QUESTION}

${QUESTION}

Next stop: none.

Or go on in depth: there is more.

## In depth

${LIST}

Read first: nothing.

## What else?

More.

## Common misconceptions

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

/** @param slug its title, too */
export const postText = (slug: string): string => `---
slug: ${slug}
title: ${slug}
description: What is said in ${slug}.
authors: [jye10032]
tags: [hello]
---

An opening.

<!-- truncate -->

The rest.
`;

/** What looks like a mistake and is none. */
const RIGHT = {
  'src/notes/boxes.ts': `export const boxes = ['info', 'tip', 'question'];
export const admonitions = {keywords: boxes, extendDefaults: false};
`,
  'docs/frontend-roadmap/HTML/_part.mdx': 'A part that notes import.\n',
  'docs/frontend-roadmap/HTML/1-2-Odd.mdx': noteText('Odd', 2).replace(
    'A part.',
    `import Part from './_part.mdx';

<Part />

It replaced RFC 2616. At 10:30, half:past, a \\{ and {1 + 1} and \`{word}\`. An open fence is \`\`\` \`\`\`.

:::question A kind of its own

> \`\`\`text
> In a quote.
> \`\`\`

:::

Shape, not a transcript:

~~~text
$ dig
~~~

### Its own {#own}

[There](#own) and <img alt="" src="/img/logo.svg" />.`,
  ),
  'blog/2024-01-01-mark.md': `\uFEFF${postText('mark')}`,
  'blog/2024-01-01-windows.md': postText('windows').replaceAll('\n', '\r\n'),
};

/** @param files contents by path */
export async function writeFiles(
  site: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), content);
  }
}

/**
 * Makes the site, which has nothing that the linter or a build could find.
 *
 * @param site its folder, which must not be there yet
 */
export async function makeSite(site: string): Promise<void> {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {copySite} = await import('../../scripts/lib/copy-site.mjs');
  await copySite(site);
  await rm(path.join(site, 'docs'), {recursive: true});
  await writeFiles(site, {
    'docs/frontend-roadmap/start-page.mdx': `${frontMatter('Start page', 0)}
A lead that answers.

:::info[After this page you can]

${LIST}

Read first: nothing.

:::

## Where is the note?

[It is here](./HTML/1-1-What-is-a-part.mdx).

## Sources

- HTML, section 3.
`,
    'docs/frontend-roadmap/HTML/1-1-What-is-a-part.mdx': noteText('What is a part?', 1),
    ...RIGHT,
  });
}
