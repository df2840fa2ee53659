/** The site that mistakes are added to: a copy of this one. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

const FOLD = `<details>
<summary>What is it?</summary>

A part.

</details>

`;

/** The minimum number of symptoms in a note. */
const SYMPTOMS = Array.from(
  {length: 16},
  (_, index) => `<details id="err-${index}">
<summary>\`ERR ${index}\`</summary>

A part.

</details>
`,
).join('\n');

const LIST = `- read it
- write it
- change it`;

/** A complete note in which neither the linter nor a build finds any mistakes. */
export const noteText = (title: string, position: number): string => `---
title: ${title}
description: What is said in the note ${title}.
keywords: [one, two, three, four]
sidebar_position: ${position}
last_update:
  date: 2024-01-01
  author: Jye10032
---

A lead that answers.

## In short

A case.

## What is in it?

A part.

## You can stop here

${LIST}

${FOLD.repeat(2)}
Next stop: none.

Or read on: there is more.

## In depth

${LIST}

Read first: nothing.

## Troubleshooting

### It breaks

${SYMPTOMS}
## What else?

More.

## Common misconceptions

| You may read | In fact | Source |
| --- | --- | --- |
| All are one | They are many | HTML |

## Check yourself

${FOLD.repeat(6)}
## Further reading

- The standard.

## Sources

- HTML, section 3.
`;

/** @param slug also the title */
export const postText = (slug: string): string => `---
slug: ${slug}
title: ${slug}
description: What is said in ${slug}.
authors: [{name: Jye10032}]
tags: [hello]
---

An opening.

<!-- truncate -->

The rest.
`;

/** Correct notes that look like mistakes. */
export const right: Readonly<Record<string, string>> = {
  'docs/frontend-roadmap/HTML/_part.mdx': 'A part that notes import.\n',
  'docs/frontend-roadmap/HTML/1-8-Odd.mdx': noteText('Odd', 8).replace(
    'A part.',
    `import Part from './_part.mdx';

<Part />

It replaced RFC 5246. At 10:30, half:past, a \\{ and {1 + 1} and \`{word}\`. An open fence is \`\`\` \`\`\`.

:::note A title

> \`\`\`text
> In a quote.
> \`\`\`

:::

### Its own {#own}

[There](#own) and <a href="#own">there</a>.`,
  ),
  // The most words allowed before an example. Front matter doesn't count, even with Windows line endings.
  'docs/frontend-roadmap/HTML/1-9-Windows.mdx': noteText('Windows', 9)
    .replace('A case.', 'word '.repeat(360))
    .replaceAll('\n', '\r\n'),
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
