// @ts-check
import {problem} from '../parse.mjs';
import {blocksOf, sentencesOf, textOf} from '../text.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */
/** @typedef {Record<string, {title: string, date: string, status: string}>} RfcStatus */

const LIST = 'scripts/notes/rfc-status.json';
/** In a sentence with such a word an obsolete document is named as history. */
export const HISTORY =
  /\b(?:obsolet\w*|replac\w*|supersed\w*|was|were|until|former\w*|predecessor\w*|histor\w*|no longer)\b/i;

/**
 * `RFC 9110`, and the second number of `RFC 9368 and 9369`, which a section can't be: sections have
 * one or two digits.
 *
 * @param {string} sentence
 */
function rfcsIn(sentence) {
  return [...sentence.matchAll(/\bRFCs? (\d+)(?:(?:,| and|, and) (\d{4,5})\b(?!\.\d))?/g)].flatMap(
    ([, ...numbers]) => numbers.filter((number) => number !== undefined),
  );
}

/**
 * Every RFC that is cited is in the list, and an obsolete one is named as history only.
 *
 * @param {Note} note
 * @param {{rfcs: RfcStatus}} project
 * @returns {Problem[]}
 */
export function checkCitations(note, {rfcs}) {
  return blocksOf(note).flatMap(({node}) =>
    sentencesOf(textOf(node, 'citations')).flatMap((sentence) =>
      [...new Set(rfcsIn(sentence))].flatMap((number) => {
        const entry = rfcs[number];
        if (!entry) {
          return [
            problem(
              note,
              node,
              `RFC ${number} is not in ${LIST}; look its title, date and status up and add it.`,
            ),
          ];
        }
        return entry.status !== 'current' && !HISTORY.test(sentence)
          ? [
              problem(
                note,
                node,
                `RFC ${number} is ${entry.status}; cite the newer one, or say in the same sentence that this one is history.`,
              ),
            ]
          : [];
      }),
    ),
  );
}
