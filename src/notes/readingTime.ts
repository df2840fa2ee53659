import {IN_DEPTH, LOOKED_UP_SECTIONS} from './sections';

const LOOKED_UP = new RegExp(
  `^## (?:${LOOKED_UP_SECTIONS.join('|')})(?: \\{#.*)?$[^]*?(?=^## |$(?![^]))`,
  'gm',
);

/** Matches a fold that contains no other fold. */
const FOLD = /<details\b[^>]*>(?:(?!<details\b)[^])*?<\/details>/g;

const WORDS_PER_MINUTE = 200;

function withoutFolds(markdown: string): string {
  const less = markdown.replace(FOLD, '');
  return less === markdown ? markdown : withoutFolds(less);
}

/**
 * The text a reader reads from top to bottom: a note's Markdown without code, comments, folds, imports,
 * tags, link targets and reference sections.
 */
function mainPathOf(markdown: string): string {
  const text = markdown
    .replace(/^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm, '')
    // A comment marker in inline code doesn't start a comment.
    .replace(/(`+)(?!`)[^]*?(?<!`)\1(?!`)|\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, (found, code) =>
      code ? found : '',
    )
    .replace(/^import .*$/gm, '');
  return withoutFolds(text)
    .replace(LOOKED_UP, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}

/** @returns the text of a note's first reading and of the rest, as read from top to bottom */
export function halvesOf(markdown: string): [first: string, inDepth: string] {
  const parts = markdown.replaceAll('\r\n', '\n').split(new RegExp(`^(?=## ${IN_DEPTH}$)`, 'm'));
  const [first = '', ...rest] = parts;
  return [mainPathOf(first), mainPathOf(rest.join(''))];
}

/** @returns the number of words, counted by the spaces between them */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** @returns the reading time of each half of a note in whole minutes; 0 for a half without words */
export const readingMinutesOf = (markdown: string): number[] =>
  halvesOf(markdown).map((half) => Math.ceil(countWords(half) / WORDS_PER_MINUTE));
