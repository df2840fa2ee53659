import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** How many characters of code are about as wide as text, in all common monospaced fonts. */
const FITS = 66;

/** Gives code with longer lines than text the class `wide-code`; style sheets can't tell. */
export default function rehypeWideCode() {
  return (tree: Root): void =>
    visit(tree, 'element', ({tagName, properties, children: [text]}, _index, parent) => {
      const isBlock = tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre';
      if (isBlock && text?.type === 'text' && text.value.split('\n').some((l) => l.length > FITS)) {
        properties.className = [properties.className ?? [], 'wide-code'].flat() as string[];
      }
    });
}
