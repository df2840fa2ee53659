import {visit} from 'unist-util-visit';
import {textOf} from '../../src/notes/elements';
import {readText} from '../../src/notes/project';
import {LISTED, rule} from '../rule';

/** What is known of RFCs, by their numbers; `npm run rfcs` brings it up to date. */
const LIST = 'lint/rfcs.json';
const ADDRESS = /rfc-editor\.org\/(?:rfc|info)\/rfc(\d+)/;
const MENTION = /\bRFC\s(\d+)/g;

/** In a paragraph with such a word an obsolete document is named as history. */
const HISTORY =
  /\b(?:obsolet\w*|replac\w*|supersed\w*|was|were|until|former\w*|predecessor\w*|histor\w*|no longer)\b/i;

/** Every RFC that is cited is in the list, and an obsolete one is named as history only. */
export default rule('citations', LISTED, ({tree, file}) => {
  const rfcs = JSON.parse(readText(LIST)) as Record<string, string>;
  visit(tree, ['paragraph', 'tableCell'], (block) => {
    const text = textOf(block);
    const numbers = new Set([...text.matchAll(MENTION)].map(([, number]) => number!));
    visit(block, 'link', ({url}) => void numbers.add(ADDRESS.exec(url)?.[1] ?? ''));
    numbers.delete('');
    for (const number of numbers) {
      const status = rfcs[number];
      if (!status) {
        file.message(
          `RFC ${number} is not in ${LIST}; add it with: npm run rfcs -- --write`,
          block,
        );
      } else if (status !== 'current' && !HISTORY.test(text)) {
        file.message(
          `RFC ${number} is ${status}; cite the newer one, or say beside it that this one is history.`,
          block,
        );
      }
    }
  });
});
