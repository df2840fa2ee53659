/**
 * Reads pages piece by piece, and each piece once, whichever pages it is in. Where a site has many notes,
 * nearly all of a page is the list of them, which is that of every other page but for one mark.
 */
import {toByteString} from './builtPages';

/** What begins an entry of a list; a piece ends before it. */
const ENTRY = '<li';

/** The inside of a start tag: React and the minifier, which write a build's HTML, close all quotes. */
export const INSIDE = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** What is whole in a piece: a comment, a script or a style with its text, the start tag of another element. */
const WHOLE = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b${INSIDE}>[^]*?</\\1\\s*>|<(?!script\\b|style\\b)[a-z]${INSIDE}>`,
  'gi',
);

/** The start of one of these; in text it is escaped. */
const START = /<(?:[a-z]|!--)/i;

/** Whether nothing that `piece` begins ends after it, as a script that writes a list does. */
const isWhole = (piece: string) => !START.test(piece.replace(WHOLE, ''));

type Piece<Found> = {
  bytes: Buffer;
  found: Found;
  /** What came after it last. */ next?: Piece<Found>;
};

const LESS_THAN = '<'.charCodeAt(0);

function standsAt({bytes}: {bytes: Buffer}, page: Buffer, start: number): boolean {
  const end = start + bytes.length;
  return (
    end <= page.length &&
    bytes.compare(page, start, end) === 0 &&
    (end === page.length || page[end] === LESS_THAN)
  );
}

/**
 * @param read Is given a piece: a part of a page as a string in which each character is a byte. All tags,
 *   comments, scripts and styles in it are whole.
 * @returns A function of a page that tells what `read` made of its pieces, in their order. For the pages
 *   of 500 notes, 96 MB, it takes 0.15 s; a regular expression that finds their tags, 0.4.
 */
export function readByPieces<Found>(read: (piece: string) => Found): (page: Buffer) => Found[] {
  const known = new Map<string, Piece<Found>>();
  const cut = (page: Buffer, start: number): Piece<Found> => {
    for (let end = start; ;) {
      const next = page.indexOf(ENTRY, end + 1);
      end = next < 0 ? page.length : next;
      const text = toByteString(page.subarray(start, end));
      const piece = known.get(text);
      if (piece) {
        return piece;
      }
      if (end === page.length || isWhole(text)) {
        const made = {bytes: Buffer.from(text, 'latin1'), found: read(text)};
        known.set(text, made);
        return made;
      }
    }
  };
  return (page) => {
    const all: Found[] = [];
    let last: Piece<Found> | undefined;
    for (let start = 0; start < page.length; start += last.bytes.length) {
      const expected = last?.next;
      const piece = expected && standsAt(expected, page, start) ? expected : cut(page, start);
      if (last) {
        last.next = piece;
      }
      all.push(piece.found);
      last = piece;
    }
    return all;
  };
}
