import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Gives headings the class `content-heading`. Readability, which is behind many reader views, drops a heading
 * with an id such as “which-layer-reads-which-header” or “comments” as page furniture, unless its class
 * contains “content”.
 */
export default function rehypeHeadingClass() {
  return (tree: Root): void =>
    visit(tree, 'element', ({tagName, properties}) => {
      if (/^h[2-6]$/.test(tagName)) {
        properties.className = ['content-heading'];
      }
    });
}
