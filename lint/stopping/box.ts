import {visit} from 'unist-util-visit';
import {boxes} from '../../src/notes/boxes';
import {ALL, rule} from '../rule';
import {textOf} from '../text';

const CURE = `Begin a box as ":::info[Title]" (kinds: ${boxes.join(', ')}), and end it with ":::" on a line of its own after a blank one.`;

/** A box is of a kind that there is, and is written so that it becomes one. */
export default rule('box', ALL, (tree, file) =>
  visit(tree, (node) => {
    const isBox = node.type === 'containerDirective' && boxes.includes(node.name);
    if ((node.type === 'containerDirective' || node.type === 'leafDirective') && !isBox) {
      const marks = node.type === 'leafDirective' ? '::' : ':::';
      file.message(`there is no box "${marks}${node.name}". ${CURE}`, node);
    }
    const text = node.type === 'paragraph' ? textOf(node) : '';
    if (text.startsWith(':::')) {
      file.message(`"${text.slice(0, 40)}" is no box and would be shown as it is. ${CURE}`, node);
    }
    // A colon before a word in a sentence is text, and Docusaurus writes it as such.
    const attributes = node.type === 'textDirective' && Object.keys(node.attributes ?? {});
    if (attributes && node.children.length + attributes.length > 0) {
      file.message(
        `":${node.name}" with brackets is read as a component that is not there. Put a backslash before the colon: "\\:${node.name}".`,
        node,
      );
    }
  }),
);
