import type {Nodes} from 'mdast';
import {REFERENCE_SECTIONS} from '../../src/notes/parts';
import {NOTES, rule} from '../rule';
import {blocksOf, sentencesOf, textOf, wordsOf} from '../text';

const LONGEST = 40;

/** Stands before code, with which a sentence may begin in lower case or with a hyphen. */
const CODE = '\u{E000}';
const BEFORE_CODE = new RegExp(`(?<=[.?!] )(?=${CODE})`, 'u');
/** Stands before a link to another site, by which a citation in parentheses is known. */
const LINK = '\u{E001}';
const CITATION = new RegExp(`\\s*\\([^()]*${LINK}[^()]*\\)`, 'gu');
const MARKS = new RegExp(`[${CODE}${LINK}]`, 'gu');

function mark(node: Nodes): string | undefined {
  if (node.type === 'inlineCode') {
    // Code ends no sentence.
    return CODE + node.value.replace(/[.?!]/g, '·');
  }
  return node.type === 'link' && /^https?:/.test(node.url) ? LINK + textOf(node) : undefined;
}

/** No sentence is too long to be read once. */
export default rule('sentences', NOTES, (tree, file) => {
  const blocks = blocksOf(tree).filter(({section}) => !REFERENCE_SECTIONS.includes(section));
  for (const {node} of blocks) {
    const text = textOf(node, mark).replace(CITATION, '');
    for (const sentence of text.split(BEFORE_CODE).flatMap(sentencesOf)) {
      const words = wordsOf(sentence.replace(MARKS, ''));
      if (words.length > LONGEST) {
        const beginning = words.slice(0, 7).join(' ');
        file.message(
          `a sentence has ${words.length} words; cut it to ${LONGEST} ("${beginning} …").`,
          node,
        );
      }
    }
  }
});
