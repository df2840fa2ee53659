import {MISCONCEPTIONS} from '../../src/notes/parts';
import {LISTED, rule} from '../rule';
import {blocksOf, sentencesOf, textOf} from '../text';
import {HISTORY} from './citations';

/** Words that are wrong wherever they stand, so far as that can be told without understanding. */
const WORDING: readonly {pattern: RegExp; say: string; unless?: RegExp}[] = [
  {pattern: /\bSSL\b/, say: 'TLS', unless: HISTORY},
  {
    pattern: /\b(?:DNS|records?|changes?|names?)\b[^.]*\bpropagat\w*|\bpropagat\w*[^.]*\bDNS\b/i,
    say: 'that caches expire',
  },
  {pattern: /\bnaked domain/i, say: 'zone apex'},
  {pattern: /\bHTTP bod(?:y|ies)\b/i, say: 'content or representation'},
];

/** A false sentence may stand in the first column of the misconceptions, and nowhere else. */
export default rule('wording', LISTED, (tree, file) => {
  for (const {node, section, column} of blocksOf(tree)) {
    const sentences = section === MISCONCEPTIONS && column === 0 ? [] : sentencesOf(textOf(node));
    for (const sentence of sentences) {
      for (const {pattern, say, unless} of WORDING) {
        const words = pattern.exec(sentence)?.[0];
        if (words && !unless?.test(sentence)) {
          file.message(`"${words}" is not the field's word; say ${say}.`, node);
        }
      }
    }
  }
});
