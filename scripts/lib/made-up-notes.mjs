// @ts-check
/**
 * Makes up notes, the same ones each time, to show what the site weighs when it has hundreds. Their
 * titles and file names are all different and about as long as real ones, because those are what the
 * other pages carry.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

const FOLDERS = ['Internet', 'HTML'];

const NOUNS =
  'address answer attribute buffer browser cache certificate channel connection cookie document element event field form frame gateway handshake header identifier image key label layer layout link loop message method module name network node packet page parser path policy port proxy query queue record request resolver response route router script segment server session signature socket stream style table tag timer token tree tunnel view window zone'.split(
    ' ',
  );
const VERBS =
  'accepts addresses answers blocks carries changes checks closes compares copies counts delays drops encrypts expires follows forwards groups holds ignores joins keeps leaves limits loads maps marks merges moves names needs opens orders paints parses reads receives repeats replaces sends shares shows signs skips sorts splits stores trusts wraps writes'.split(
    ' ',
  );
const ADJECTIVES =
  'actual authoritative broken cached common complete default deferred direct distant early empty encrypted exact expired fast final first fixed fresh hidden idle initial inner large last late local long lost missing narrow nested new next old open optional outer partial plain private public quick random recent relative remote secure shared short signed simple slow stale static strict temporary trusted unknown unused valid visible waiting wide'.split(
    ' ',
  );

/** How many notes can have a title of their own. */
export const MAX_NOTES = NOUNS.length * ADJECTIVES.length;

/**
 * Numbers that look random and are the same for the same seed (mulberry32).
 *
 * @param {number} seed
 * @returns {(limit: number) => number} Gives a whole number from 0 to below the limit.
 */
function makeRandom(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** @param {string} text */
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} seed */
function makeWriter(seed) {
  const random = makeRandom(seed);
  /** @param {readonly string[]} words */
  const pick = (words) => /** @type {string} */ (words[random(words.length)]);
  const thing = () => `${pick(ADJECTIVES)} ${pick(NOUNS)}`;
  const clause = () => `the ${thing()} ${pick(VERBS)} the ${thing()}`;
  const sentence = () =>
    pick(
      [
        () => `${capitalize(clause())}.`,
        () => `${capitalize(clause())}, and ${clause()}.`,
        () => `When ${clause()}, ${clause()}.`,
        () => `Before ${clause()}, a ${thing()} must be there.`,
      ].map((make) => make()),
    );
  /** @param {number} sentences */
  const paragraph = (sentences) => Array.from({length: sentences}, sentence).join(' ');
  return {pick, thing, clause, paragraph};
}

/**
 * A list for which any step that shares no divisor with its length visits each place once, so that
 * neighbours in the sidebar do not begin with the same word.
 *
 * @param {number} index Of the note, from 0.
 */
function makeTitle(index) {
  const place = (index * 1009) % MAX_NOTES;
  const adjective = ADJECTIVES[place % ADJECTIVES.length];
  const noun = NOUNS[Math.floor(place / ADJECTIVES.length)];
  const verb = VERBS[index % VERBS.length];
  return `How the ${adjective} ${noun} ${verb} its neighbours`;
}

/**
 * @param {number} index Of the note, from 0.
 * @returns {{file: string, text: string}} The path below docs/frontend-roadmap, and markdown with
 *   front matter: about 600 words, four headings, two lists and a code block.
 */
export function makeNote(index) {
  const {pick, thing, clause, paragraph} = makeWriter(index + 1);
  const title = makeTitle(index);
  const name = title.replaceAll(' ', '-');
  const list = () => Array.from({length: 4}, () => `- ${capitalize(clause())}.`).join('\n');
  const section = () =>
    `## Why ${clause()}\n\n${paragraph(5)}\n\n${paragraph(4)}\n\n### The ${thing()}\n\n${paragraph(2)}`;
  const text = `---
title: ${title}
description: ${capitalize(clause())}, and ${clause()} when a ${thing()} is near.
keywords: [${pick(NOUNS)}, ${thing()}, ${pick(NOUNS)}]
sidebar_position: ${100 + index}
last_update:
  date: 2026-11-21
  author: Jye10032
---

${paragraph(3)}

${section()}

${list()}

${section()}

\`\`\`js
const ${pick(NOUNS)} = await fetch('https://www.example.com/${pick(NOUNS)}');
if (!${pick(NOUNS)}.ok) {
  throw new Error('The ${thing()} is missing.');
}
\`\`\`

${section()}

${list()}

${section()}
`;
  return {file: `${FOLDERS[index % FOLDERS.length]}/9-${index + 1}-${name}.mdx`, text};
}

/**
 * Writes made-up notes beside the real ones, half into each line's folder.
 *
 * @param {string} siteFolder The folder that holds docs/.
 * @param {number} count How many.
 */
export async function writeNotes(siteFolder, count) {
  if (count > MAX_NOTES) {
    throw new Error(
      `scripts/lib/made-up-notes.mjs has titles for ${MAX_NOTES} notes and was asked for ${count}.`,
    );
  }
  for (let index = 0; index < count; index += 1) {
    const {file, text} = makeNote(index);
    const target = path.join(siteFolder, 'docs/frontend-roadmap', file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
}
