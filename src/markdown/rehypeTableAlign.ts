import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * A rehype plugin that has the cells of a markdown table aligned by a class (`| --: |`). MDX does it by
 * a style in the HTML, which the content security policy forbids.
 */
export default function rehypeTableAlign() {
  return (tree: Root): void =>
    visit(tree, 'element', ({tagName, properties}) => {
      const {align, className} = properties;
      if (/^t[dh]$/.test(tagName) && typeof align === 'string') {
        delete properties.align;
        properties.className = [...[className ?? []].flat().map(String), `site-align-${align}`];
      }
    });
}
