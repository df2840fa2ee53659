/**
 * The fonts that cards are set in. They come from packages, so that a card looks the same wherever it is
 * made; what the system has installed is not asked. Both packages cut a font into many files by character:
 * only those are read that a text needs, as the Chinese font alone has 30 MB.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Font} from 'satori';

/**
 * In the order in which they are asked for a character. The Chinese one lists letters of other scripts, such
 * as Arabic, that it does not have.
 */
const FAMILIES = [
  {family: 'inter', from: 0},
  {family: 'noto-sans-sc', from: 0x2000},
];

const WEIGHTS = [400, 600] as const;

const packageRequire = createRequire(path.join(__dirname, 'fonts.ts'));

/** One file of a family: `[4]` or `latin`, and whether it has a character. */
type Part = {family: string; name: string; has: (codePoint: number) => boolean};

/** @param ranges As `unicode-range` of CSS has them: `U+0100-02BA,U+20AD`. */
function readRanges(ranges: string): Part['has'] {
  const pairs = ranges.split(',').map((range) => {
    const [start, end = start] = range.replace('U+', '').split('-');
    return [parseInt(start!, 16), parseInt(end!, 16)] as const;
  });
  return (codePoint) => pairs.some(([start, end]) => start <= codePoint && codePoint <= end);
}

/** Basic Latin first, so that it is found at once. */
function readParts({family, from}: (typeof FAMILIES)[number]): Part[] {
  const ranges = packageRequire(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges)
    .map(([name, text]) => {
      const isInRanges = readRanges(text);
      return {family, name, has: (codePoint: number) => codePoint >= from && isInRanges(codePoint)};
    })
    .sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'));
}

let parts: Part[] | undefined;
const files = new Map<Part, Font[]>();

function readFiles(part: Part): Font[] {
  const {family, name} = part;
  const known = files.get(part);
  const fonts =
    known ??
    WEIGHTS.map((weight) => {
      const file = `files/${family}-${name.replace(/[[\]]/g, '')}-${weight}-normal.woff`;
      const data = readFileSync(packageRequire.resolve(`@fontsource/${family}/${file}`));
      return {name: `${family} ${name}`, data, weight, style: 'normal' as const};
    });
  files.set(part, fonts);
  return fonts;
}

const findPart = (character: string): Part | undefined => {
  parts ??= FAMILIES.flatMap(readParts);
  const codePoint = character.codePointAt(0)!;
  return parts.find(({has}) => has(codePoint));
};

/** @returns The text without what no font has, such as emoji, which would be empty boxes. */
export const keepKnown = (text: string): string =>
  [...text].filter(findPart).join('').replace(/ {2,}/g, ' ').trim();

/**
 * @param text What is to be set.
 * @returns The files that have its characters, in two weights.
 */
export function findFonts(text: string): Font[] {
  const needed = new Set<Part>();
  for (const character of `a${text}`) {
    const part = findPart(character);
    if (part) {
      needed.add(part);
    }
  }
  return [...needed].flatMap(readFiles);
}
