/** What pages and scripts name, as far as a selector or a custom property can be meant by it. */

import {readByPieces} from '../../plugins/pagePieces';

/** What a class may be called by. */
export type Words = {
  /** Whole words. `card--` is the start of a name that a script builds, `--wide` the end of one. */
  all: Set<string>;
  /** Custom properties, with their dashes. */
  properties: Set<string>;
  /** Of these, what may be the start of a name that a script builds. */
  propertyStarts: Set<string>;
  /** What scripts put between two words to build a name: `--`, `__`. */
  joints: Set<string>;
};

/** No words at all, to be added to. */
export const makeWords = (): Words => ({
  all: new Set(),
  properties: new Set(),
  propertyStarts: new Set(),
  joints: new Set(),
});

/** What in a page can name something: scripts and styles, with what they hold, and start tags. */
const MARKUP = /<(script|style)\b[^>]*>[^]*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** What is between words; `\n` in a string is no `n`. */
const NO_WORD = /(?:\\[nrt]|[^\w-])+/;

const PROPERTY = /(?<![\w-])(--[a-z_][\w-]*)(\\?["'`]|\$\{)?/gi;

/**
 * A joint behind no word and at the end of a string, or before what a template puts in: `'--'`,
 * `` `var(--${name})` ``. A script that looks for one builds nothing, nor does one with `<!--`, nor
 * the theme's list of how comments start and end.
 */
const JOINT =
  /(?<![\w!-])(?<!(?:\.(?:indexOf|includes|split|startsWith)\(|\b(?:start|end): ?)\\?["'`])(--(?=\\?["'`]|\$\{)|__(?=\\?["'`]\s*[+)]|\$\{))/g;

/**
 * Adds all words of `source`, a script or markup, wherever in it they stand: which quotes begin a
 * string, and which strings are class names, needs no telling then.
 */
export function addSource(words: Words, source: string): void {
  // A quarter faster than `match` with what a word is, in megabytes of scripts.
  for (const word of source.split(NO_WORD)) {
    // Put in each time and taken out at the end, it would take a fifth of the time.
    if (word !== '') {
      words.all.add(word);
    }
  }
  if (!source.includes('--') && !source.includes('__')) {
    return;
  }
  for (const [, name, end] of source.matchAll(PROPERTY)) {
    words.properties.add(name!);
    if (end || name!.endsWith('-')) {
      words.propertyStarts.add(name!);
    }
  }
  for (const [, joint] of source.matchAll(JOINT)) {
    words.joints.add(joint!);
  }
}

/** Adds the words in the markup of `pages`, their HTML; not those of their text. */
export function addPages(words: Words, pages: Iterable<Buffer>): void {
  // Most tags stand in many pieces; without this their words take twice as long.
  const known = new Set<string>();
  const readPieces = readByPieces((piece) => {
    const added = (piece.match(MARKUP) ?? []).filter((tag) => !known.has(tag));
    added.forEach((tag) => known.add(tag));
    addSource(words, added.join('\n'));
  });
  for (const page of pages) {
    readPieces(page);
  }
}
