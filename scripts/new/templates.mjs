// @ts-check
/**
 * What a new file holds: its front matter, and of its text nothing but comments that say what belongs
 * where, so that nothing of it can be published by oversight.
 */

/** Words that YAML takes for something else. */
const YAML_WORDS = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/**
 * @param {string} text One line.
 * @returns {string} As a value of YAML, in quotes where it needs them.
 */
const toYaml = (text) =>
  /^[A-Za-z](?:[\w ,.?!()/-]*[\w.?!)/-])?$/.test(text) && !YAML_WORDS.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

/**
 * Docusaurus takes no empty list of keywords, so the line begins it.
 *
 * @param {{title: string, line: string, description: string, position: number, date: string, author: string}} note
 *   `line` as the map names it; `date` as YYYY-MM-DD.
 */
export const noteText = ({title, line, description, position, date, author}) => `---
title: ${toYaml(title)}
description: ${toYaml(description)}
keywords: [${toYaml(line)}]
sidebar_position: ${position}
last_update:
  date: ${date}
  author: ${toYaml(author)}
draft: true
---

{/* The lead: two or three sentences that already answer the title. */}

## In short

{/* A first pass of 200 to 350 words, for somebody who has never heard of it: one everyday case from its beginning to its end, one simple figure, no term that is not explained on the spot. */}

:::info[After this note you can]

{/* Three to six objectives as a list, each with a verb: predict, read, choose. Then a paragraph that begins with "Read first:". */}

:::

{/* The body: headings of level 2, each a question; nothing depends on what comes later. At least three figures (src/figures), counted with that of "In short". Transcripts come from labs/. */}

## Common misconceptions

{/* A table, one row for each false sentence that one may read:

| You may read | In fact | Source |
| --- | --- | --- |
*/}

## Check yourself

{/* Six to eight of these; at least half ask to predict or to explain:

<details>
<summary>The question?</summary>

The answer.

</details>
*/}

## Further reading

{/* Three to five links, with a line on why for each. */}

## Sources

{/* A list: document, section, date. */}
`;

/**
 * @param {{slug: string, title: string, description: string, author: string, tags: string[]}} post
 */
export const postText = ({slug, title, description, author, tags}) => `---
slug: ${toYaml(slug)}
title: ${toYaml(title)}
description: ${toYaml(description)}
authors: [${author}]
tags: [${tags.join(', ')}]
draft: true
---

<!-- The opening, which the list of posts shows. -->

<!-- truncate -->

<!-- The rest. -->
`;
