import {LOOKED_UP_SECTIONS} from '../notes/parts';

const LOOKED_UP = new RegExp(
  `^## (?:${LOOKED_UP_SECTIONS.join('|')})\\b[^]*?(?=^## |$(?![^]))`,
  'gm',
);

const WORDS_PER_MINUTE = 200;

/**
 * What a reader of a note reads from its top to its end: its markdown without code, comments, folds,
 * imports, tags, the targets of links and the sections for looking up.
 */
export function mainPathOf(markdown: string): string {
  return markdown
    .replace(/^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '')
    .replace(/^import .*$/gm, '')
    .replace(/<details>[^]*?<\/details>/g, '')
    .replace(LOOKED_UP, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}

/** @public For scripts/words.mjs, too. @returns how many words a text has, by the spaces between them */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** @returns how long the main path of a note takes to read, in whole minutes, at least one */
export const readingMinutesOf = (markdown: string): number =>
  Math.max(1, Math.round(countWords(mainPathOf(markdown)) / WORDS_PER_MINUTE));
