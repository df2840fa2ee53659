import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * A rehype plugin that aligns Markdown table cells (`| --: |`) with a class instead of a style on every
 * cell, which MDX would write.
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
