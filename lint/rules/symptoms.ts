import type {Nodes, RootContent} from 'mdast';
import {attributeOf, textOf, toElement} from '../../src/notes/elements';
import {TROUBLESHOOTING} from '../../src/notes/sections';
import {rule} from '../rule';

const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Few people read more than this while something is broken. */
const MOST_WORDS = 200;

const countWords = (nodes: Nodes[]) => nodes.map(textOf).join(' ').match(/\S+/g)?.length ?? 0;

/** Reports what's wrong with a symptom and how to fix it. */
function findProblem(node: RootContent): string | undefined {
  const element = toElement(node)!;
  const id = attributeOf(element, 'id');
  // A <summary> on its own line is parsed as a paragraph.
  const children = element.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : child,
  );
  const summary = children.find((child) => toElement(child)?.name === 'summary');
  if (!summary || textOf(summary).trim() === '') {
    return 'a symptom needs a <summary> with the message as it appears on the screen.';
  }
  if (!id || !ID.test(id)) {
    return 'a symptom needs an id made from its message, in lower case with hyphens: <details id="err-name-not-resolved">.';
  }
  const words = countWords(children.filter((child) => child !== summary));
  return words > MOST_WORDS
    ? `this symptom has ${words} words below its message; the limit is ${MOST_WORDS}. Move special cases into entries of their own, or leave them out.`
    : undefined;
}

/** Each symptom in Troubleshooting has an id and belongs to a group. */
export default rule('symptoms', ['note'], ({tree, file}) => {
  let isTroubleshooting = false;
  let isGrouped = false;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      isTroubleshooting = node.depth === 2 ? textOf(node) === TROUBLESHOOTING : isTroubleshooting;
      isGrouped = node.depth === 3;
    } else if (isTroubleshooting && toElement(node)?.name === 'details') {
      const problem = isGrouped
        ? findProblem(node)
        : 'a symptom must belong to a group; add an h3 above it.';
      if (problem) {
        file.message(problem, node);
      }
    }
  }
});
