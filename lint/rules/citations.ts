import type {Nodes} from 'mdast';
import {readText} from '../project';
import {LISTED, rule} from '../rule';
import {blocksOf, sentencesOf, textOf} from '../text';

/** What is known of RFCs, by their numbers; `npm run rfcs` brings it up to date. */
const LIST = 'lint/rfcs.json';
const ADDRESS = /rfc-editor\.org\/(?:rfc|info)\/rfc(\d+)/;

/** In a sentence with such a word an obsolete document is named as history. */
export const HISTORY =
  /\b(?:obsolet\w*|replac\w*|supersed\w*|was|were|until|former\w*|predecessor\w*|histor\w*|no longer)\b/i;

/**
 * `RFC 9110`, and the second number of `RFC 9368 and 9369`, which a section can't be: sections have
 * one or two digits.
 */
const MENTION = /\bRFCs? (\d+)(?:(?:,| and|, and) (\d{4,5})\b(?!\.\d))?/g;

/** Puts the number behind each link to an RFC. */
function withNumbers(node: Nodes): string | undefined {
  const number = node.type === 'link' && ADDRESS.exec(node.url)?.[1];
  return number ? `${textOf(node)} [RFC ${number}]` : undefined;
}

/** Every RFC that is cited is in the list, and an obsolete one is named as history only. */
export default rule('citations', LISTED, (tree, file) => {
  const rfcs = JSON.parse(readText(LIST)) as Record<string, {status: string}>;
  for (const {node} of blocksOf(tree)) {
    for (const sentence of sentencesOf(textOf(node, withNumbers))) {
      const mentions = [...sentence.matchAll(MENTION)].flatMap(([, ...numbers]) => numbers);
      for (const number of new Set(mentions.filter((each) => each !== undefined))) {
        const status = rfcs[number]?.status;
        if (!status) {
          file.message(
            `RFC ${number} is not in ${LIST}; add it with: npm run rfcs -- --write`,
            node,
          );
        } else if (status !== 'current' && !HISTORY.test(sentence)) {
          file.message(
            `RFC ${number} is ${status}; cite the newer one, or say in the same sentence that this one is history.`,
            node,
          );
        }
      }
    }
  }
});
