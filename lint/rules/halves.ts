import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {countWords, halvesOf} from '../../src/notes/readingTime';
import {FIRST_READING_END, IN_DEPTH} from '../../src/notes/sections';
import {attributeOf, textOf, toElement} from '../../src/notes/elements';
import {rule} from '../rule';

/** About ten minutes' reading, then another twenty. A message about a half points to its `section`. */
const HALVES = [
  {name: 'first reading', section: FIRST_READING_END, mostWords: 2200},
  {name: 'second half', section: IN_DEPTH, mostWords: 4500},
];
/** A beginner must see a message, some output or some code within this many words. */
const REAL_WITHIN = 400;
const MOST_BOLD = 12;
const SPECIFICATION = /^https:\/\/(?:[\w-]+\.)*(?:rfc-editor|whatwg|w3|iana|icann)\.org\//;

const isReal = (node: RootContent) => node.type === 'code' || toElement(node)?.name === 'Live';

/** Neither half of a note is too long, and the first starts gently. */
export default rule('halves', ['note'], ({tree, file}) => {
  const text = String(file).replace(/^---\n[^]*?\n---\n/, (head) => head.replace(/[^\n]/g, ' '));
  const sectionOf = (name: string) =>
    tree.children.find((node) => node.type === 'heading' && textOf(node) === name);
  HALVES.forEach(({name, section, mostWords}, half) => {
    const count = countWords(halvesOf(text)[half]!);
    if (count > mostWords) {
      file.message(
        `the ${name} has ${count} words outside folds; the limit is ${mostWords}. Move, fold or cut some.`,
        sectionOf(section),
      );
    }
  });
  const real = tree.children.find(isReal)?.position?.start.offset;
  const before = countWords(halvesOf(text.slice(0, real))[0]);
  if (before > REAL_WITHIN) {
    const where = real === undefined ? 'is missing' : `comes after ${before} words`;
    file.message(
      `the first concrete example (code, output or a live figure) ${where}; show one within the first ${REAL_WITHIN} words.`,
      sectionOf('In short'),
    );
  }

  const inDepth = sectionOf(IN_DEPTH);
  const end = inDepth ? tree.children.indexOf(inDepth) : undefined;
  const first: Root = {type: 'root', children: tree.children.slice(0, end)};
  const bold: RootContent[] = [];
  visit(first, (node) => {
    const element = toElement(node);
    // In a dialogue, the speakers' names are bold.
    if (
      element &&
      (['details', 'Source'].includes(element.name ?? '') ||
        attributeOf(element, 'className') === 'talk')
    ) {
      return SKIP;
    }
    if (node.type === 'strong') {
      bold.push(node);
    }
    if (node.type === 'link' && SPECIFICATION.test(node.url)) {
      file.message(
        'in the first reading, cite a source after the sentence: <Source>[RFC 9110, 9.2](…)</Source>.',
        node,
      );
    }
    return undefined;
  });
  if (bold.length > MOST_BOLD) {
    file.message(
      `the first reading has ${bold.length} bold phrases; use at most ${MOST_BOLD}.`,
      bold[MOST_BOLD],
    );
  }
});
