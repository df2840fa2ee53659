// @ts-check
import {problem} from '../parse.mjs';
import {blocksOf, REFERENCES, sentencesOf, textOf, wordsOf} from '../text.mjs';
import {HISTORY} from './citations.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const SENTENCE_LENGTH = 40;

/** Words that are wrong wherever they stand, so far as that can be told without understanding. */
const WORDING = [
  {pattern: /\bSSL\b/, say: 'TLS', isAllowed: (/** @type {string} */ text) => HISTORY.test(text)},
  {
    pattern: /\b(?:DNS|records?|changes?|names?)\b[^.]*\bpropagat\w*|\bpropagat\w*[^.]*\bDNS\b/i,
    say: 'that caches expire',
  },
  {pattern: /\bnaked domain/i, say: 'zone apex'},
  {pattern: /\bHTTP bod(?:y|ies)\b/i, say: 'content or representation'},
];

/**
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkSentences(note) {
  return blocksOf(note)
    .filter(({section}) => !REFERENCES.includes(section))
    .flatMap(({node}) =>
      sentencesOf(textOf(node, 'sentences')).flatMap((sentence) => {
        const words = wordsOf(sentence);
        return words.length > SENTENCE_LENGTH
          ? [
              problem(
                note,
                node,
                `a sentence has ${words.length} words; cut it to ${SENTENCE_LENGTH} ("${words.slice(0, 7).join(' ')} …").`,
              ),
            ]
          : [];
      }),
    );
}

/**
 * A false sentence may stand in the first column of the misconceptions, and nowhere else.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkWording(note) {
  return blocksOf(note)
    .filter(({section, column}) => section !== 'Common misconceptions' || column !== 0)
    .flatMap(({node}) =>
      sentencesOf(textOf(node)).flatMap((sentence) =>
        WORDING.filter(
          ({pattern, isAllowed}) => pattern.test(sentence) && !isAllowed?.(sentence),
        ).map(({pattern, say}) =>
          problem(
            note,
            node,
            `"${pattern.exec(sentence)?.[0]}" is not the field's word; say ${say}.`,
          ),
        ),
      ),
    );
}
