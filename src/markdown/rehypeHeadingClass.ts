import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Gives headings the class `content-heading`. Readability, which is behind many reader views, takes a
 * heading with an id such as “which-layer-reads-which-header” or “comments” for a part of the page
 * around the article and drops it, unless “content” is in its classes.
 */
export default function rehypeHeadingClass() {
  return (tree: Root): void =>
    visit(tree, 'element', ({tagName, properties}) => {
      if (/^h[2-6]$/.test(tagName)) {
        properties.className = ['content-heading'];
      }
    });
}
