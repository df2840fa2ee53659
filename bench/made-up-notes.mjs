// @ts-check
/**
 * Makes up notes, the same ones each time, to show what a site weighs when it has many. Titles and file
 * names, which other pages carry, are all different and about as long as real ones.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ADJECTIVES =
  'broken cached common default direct early empty exact final fresh hidden idle large local missing open public random secure stale'.split(
    ' ',
  );
const NOUNS =
  'address browser cache certificate connection cookie document event frame gateway header layer network packet parser proxy request resolver script zone'.split(
    ' ',
  );
const VERBS =
  'answers blocks carries changes checks closes compares copies counts delays drops follows groups holds loads maps marks moves opens shows'.split(
    ' ',
  );

/** @param {number} seed @returns {(words: readonly string[]) => string} A word, the same for the same seed. */
function makePick(seed) {
  let state = seed + 1;
  return (words) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return /** @type {string} */ (words[(state >>> 8) % words.length]);
  };
}

/**
 * @param {number} index Of the note, from 0.
 * @returns {string} About 600 words with four headings and a code block.
 */
function makeNote(index) {
  const pick = makePick(index);
  const thing = () => `${pick(ADJECTIVES)} ${pick(NOUNS)}`;
  const sentence = () =>
    `When the ${thing()} ${pick(VERBS)} it, the ${thing()} ${pick(VERBS)} too.`;
  const paragraph = () => Array.from({length: 6}, sentence).join(' ');
  const section = (/** @type {string} */ question) =>
    `## ${question} the ${thing()}?\n\n${paragraph()}\n\n${paragraph()}\n\n- ${sentence()}\n- ${sentence()}\n`;
  return `---
title: ${titleOf(index)}
description: ${sentence()}
keywords: [${pick(NOUNS)}, ${thing()}, ${pick(NOUNS)}]
sidebar_position: ${100 + index}
---

${paragraph()}

${section('Why is')}
\`\`\`js
const ${pick(NOUNS)} = await fetch('https://www.example.com/${pick(NOUNS)}');
\`\`\`

${section('When is')}
${section('Where is')}
${section('How is')}`;
}

/** @param {number} index */
const titleOf = (index) =>
  `How the ${ADJECTIVES[index % 20]} ${NOUNS[Math.floor(index / 20) % 20]} ${VERBS[index % 19]} its neighbours`;

/**
 * Writes notes beside the real ones, half of them on either line.
 *
 * @param {string} siteFolder The folder that holds docs/.
 * @param {number} count At most 400.
 */
export function writeNotes(siteFolder, count) {
  for (let index = 0; index < count; index += 1) {
    const folder = path.join(siteFolder, 'docs/frontend-roadmap', index % 2 ? 'HTML' : 'Internet');
    const name = `9-${index + 1}-${titleOf(index).replaceAll(' ', '-')}.mdx`;
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, name), makeNote(index));
  }
}
