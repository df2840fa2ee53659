import {visit} from 'unist-util-visit';
import {textOf} from '../../src/notes/elements';
import {readText} from '../../src/notes/project';
import {LISTED, rule} from '../rule';

/** The status of RFCs, by number; `npm run rfcs` updates it. */
const LIST = 'lint/rfcs.json';
const ADDRESS = /rfc-editor\.org\/(?:rfc|info)\/rfc(\d+)/;
const MENTION = /\bRFC\s(\d+)/g;

/** Words that mark a paragraph as historical, so that it can cite an obsolete RFC. */
const HISTORY =
  /\b(?:obsolet\w*|replac\w*|supersed\w*|was|were|until|former\w*|predecessor\w*|histor\w*|no longer)\b/i;

/** Every cited RFC is in the list, and obsolete RFCs are cited only as history. */
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
          `RFC ${number} isn't in ${LIST}. Check the number, then add it with: npm run rfcs -- --write`,
          block,
        );
      } else if (status !== 'current' && !HISTORY.test(text)) {
        file.message(
          `RFC ${number} is ${status}; cite its replacement, or say in the same paragraph that this one is historical.`,
          block,
        );
      }
    }
  });
});
