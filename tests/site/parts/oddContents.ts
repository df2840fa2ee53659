/**
 * Contents that are too long to be kept, written when the site is built: a page of the docs has
 * `$LONG_TEXT` and the like where they come in.
 */

const SENTENCE = 'Each of these ten words stands here to fill room.';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({length: count}, (_, index) => make(index + 1));

/** @returns A section of 100 words with the heading on top. */
function writeSection(number: number): string {
  const paragraphs = times(2, () => times(5, () => SENTENCE).join(' '));
  return [`## Section ${number}`, ...paragraphs].join('\n\n');
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

const WIDTH = 60;

const contents: Record<string, string> = {
  LONG_HEADING: times(30, (index) => `question${10 + index - 1}`)
    .join(' ')
    .slice(0, 300),
  LONG_WORD: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  LONG_TEXT: times(300, writeSection).join('\n\n'),
  WIDE_TABLE: [
    row(times(WIDTH, (column) => `Column ${column}`)),
    row(times(WIDTH, () => '---')),
    ...times(40, (line) => row(times(WIDTH, (column) => `${line}.${column}`))),
  ].join('\n'),
};

/** Docusaurus' `markdown.preprocessor`: puts the contents in place of their names. */
export function addOddContents({fileContent}: {fileContent: string}): string {
  return fileContent.replace(/\$([A-Z]+_[A-Z]+)/g, (name, key: string) => contents[key] ?? name);
}
