import type {Root} from 'mdast';
import {findHeadings} from '../notes/headings';

/**
 * Gives headings the class `content-heading`. Readability, which is behind many reader views, drops a heading
 * with an id such as “which-layer-reads-which-header” or “comments” as page furniture, unless its class
 * contains “content”.
 */
export default function remarkHeadingClass() {
  return (tree: Root): void => {
    for (const {node} of findHeadings(tree)) {
      if (node.depth > 1) {
        node.data = {
          ...node.data,
          hProperties: {...node.data?.hProperties, className: ['content-heading']},
        };
      }
    }
  };
}
