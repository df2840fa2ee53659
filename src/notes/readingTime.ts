import {IN_DEPTH, LOOKED_UP_SECTIONS} from './sections';

const LOOKED_UP = new RegExp(
  `^## (?:${LOOKED_UP_SECTIONS.join('|')})\\b[^]*?(?=^## |$(?![^]))`,
  'gm',
);

/** One that has no fold within. */
const FOLD = /<details\b[^>]*>(?:(?!<details\b)[^])*?<\/details>/g;

const WORDS_PER_MINUTE = 200;

function withoutFolds(markdown: string): string {
  const less = markdown.replace(FOLD, '');
  return less === markdown ? markdown : withoutFolds(less);
}

/**
 * What a reader of a note reads from its top to its end: its markdown without code, comments, folds,
 * imports, tags, the targets of links and the sections for looking up.
 */
function mainPathOf(markdown: string): string {
  const text = markdown
    .replace(/^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '')
    .replace(/^import .*$/gm, '');
  return withoutFolds(text)
    .replace(LOOKED_UP, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}

/** @returns a note's first reading, and the rest, each as far as it is read from top to bottom */
export function halvesOf(markdown: string): [first: string, inDepth: string] {
  const [first = '', ...rest] = markdown.split(new RegExp(`^(?=## ${IN_DEPTH}$)`, 'm'));
  return [mainPathOf(first), mainPathOf(rest.join(''))];
}

/** @returns how many words a text has, by the spaces between them */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** @returns how long each half of a note takes to read, in whole minutes; none for a half of no words */
export const readingMinutesOf = (markdown: string): number[] =>
  halvesOf(markdown).map((half) => Math.ceil(countWords(half) / WORDS_PER_MINUTE));
