import type {Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Roughly how many characters of code fit the text width in any common monospaced font. */
const FITS = 66;

/** Browsers put a tab stop after every eighth character. */
const TAB = 8;

/** Inline code up to this length doesn't wrap in text, or in table cells, which are narrow on a phone. */
const SHORT = 22;
const SHORT_IN_CELL = 14;

const isInCell = (parent?: Parents) => parent?.type === 'element' && /^t[dh]$/.test(parent.tagName);

/** @returns how many characters wide a line of code is. */
const measure = (line: string) =>
  [...line].reduce((width, sign) => (sign === '\t' ? width - (width % TAB) + TAB : width + 1), 0);

/**
 * Adds classes for what CSS can't detect: `wide-code` for blocks with lines wider than the text;
 * `site-one-line` for any other block of one line, and for short inline code that could otherwise wrap,
 * such as `max-age` or `mv -T`.
 */
export default function rehypeCode() {
  return (tree: Root): void =>
    visit(tree, 'element', ({tagName, properties, children: [text]}, _index, parent) => {
      if (tagName !== 'code' || text?.type !== 'text') {
        return;
      }
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      const isWide = isBlock && text.value.split('\n').some((line) => measure(line) > FITS);
      const isOneLine = isBlock
        ? !text.value.trimEnd().includes('\n')
        : text.value.length <= (isInCell(parent) ? SHORT_IN_CELL : SHORT) &&
          /[\s/?-]/.test(text.value);
      const name = isWide ? 'wide-code' : isOneLine ? 'site-one-line' : undefined;
      if (name) {
        properties.className = [properties.className ?? [], name].flat() as string[];
      }
    });
}
