import type {Root} from 'mdast';
import {textOf} from '../notes/elements';
import {NEXT_STOP} from '../notes/sections';

/** Printed pages have no backgrounds, so the text can't be white; a long title takes two lines. */
const LOOK =
  'margin-block: 0.5rem; padding-block: 0.6rem; border: 2px solid var(--site-line); background: var(--site-card); color: inherit; font-size: inherit; white-space: normal';

/** Turns the link to the next stop into a button on its own line. */
export default function remarkNextStop() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type !== 'paragraph' || !textOf(node).startsWith(NEXT_STOP)) {
        continue;
      }
      const at = node.children.findIndex(({type}) => type === 'link');
      const link = node.children[at];
      if (link) {
        link.data = {hProperties: {className: ['button'], style: LOOK}};
        node.children.splice(at, 1, {type: 'break'}, link, {type: 'break'});
      }
    }
  };
}
