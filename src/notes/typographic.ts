/**
 * Replaces straight quotes and some spaces with typographic quotes and no-break spaces. The text's
 * length stays the same.
 */

/** A quotation mark at the start or after one of these is an opening one; any other is a closing one. */
const BEFORE_OPENING = String.raw`(?<=^|[\s(\[{/\u2013\u2014\u2018\u201c])`;

const UNITS = [
  ...['ns', 'µs', 'ms', 's', 'min', 'h', 'seconds?', 'minutes?'],
  ...['bits?', 'bytes?', '[kKMGT]i?B', '[kMG]bit(?:/s)?', 'B'],
  ...['px', 'rem', 'mm', 'cm', 'm', 'km', '[kMG]?Hz', '%'],
];

const REPLACEMENTS: readonly (readonly [what: RegExp, by: string])[] = [
  // An apostrophe for omitted digits: ’90s.
  [/'(?=\d0s\b)/g, '\u2019'],
  [new RegExp(`${BEFORE_OPENING}"`, 'g'), '\u201c'],
  [new RegExp(`${BEFORE_OPENING}'`, 'g'), '\u2018'],
  [/"/g, '\u201d'],
  [/'/g, '\u2019'],
  // “RFC 4271, 1.1” is one reference, and a number belongs with its unit.
  [/\bRFC (?=\d)/g, 'RFC\u00a0'],
  [/(?<=\bRFC\u00a0\d+,) (?=\d)/g, '\u00a0'],
  [/(?<=\b(?:[Ll]ines?|port)) (?=\d)/g, '\u00a0'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS.join('|')})(?![\\w%]))`, 'g'), '\u00a0'],
];

/** The prose in `text` with typographic quotes, and with no-break spaces wherever a line mustn't break. */
export function toTypographic(text: string): string {
  // Most strings contain neither quotes nor digits.
  return /['"\d]/.test(text)
    ? REPLACEMENTS.reduce((result, [what, by]) => result.replace(what, by), text)
    : text;
}
