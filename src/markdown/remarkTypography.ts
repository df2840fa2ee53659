import type {Heading, Nodes, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {toTypographic} from '../notes/typographic';

/** HTML tags in a note whose text must stay as it is. */
const VERBATIM_TAGS = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'var']);

const isVerbatim = (node: Nodes) =>
  'name' in node && typeof node.name === 'string' && VERBATIM_TAGS.has(node.name);

/** Stands in for what comes before a text node: a letter, if there's anything before it on the line. */
const before = (index = 0, parent?: Parents) =>
  index > 0 && parent?.children[index - 1]?.type !== 'break' ? 'x' : '';

/**
 * Replaces straight quotes in prose with typographic ones, and keeps citations such as “RFC 4271, 1.1”
 * and numbers with units on one line. Code, component attributes and link targets stay as they are. Must
 * run before Docusaurus' own plugins, which make ids and the table of contents from the headings.
 * Headings keep plain spaces, because ids are derived from them.
 *
 * This isn't `remark-smartypants`, which parses every sentence and takes half a second per note.
 */
export default function remarkTypography() {
  return (root: Root): void => {
    const headings: Heading[] = [];
    visit(root, (node, index, parent: Parents | undefined) => {
      if (isVerbatim(node)) {
        return SKIP;
      }
      if (node.type === 'text') {
        const start = before(index, parent);
        node.value = toTypographic(start + node.value).slice(start.length);
      }
      if (node.type === 'heading') {
        headings.push(node);
      }
      return undefined;
    });
    for (const heading of headings) {
      visit(heading, 'text', (text) => {
        text.value = text.value.replaceAll('\u00a0', ' ');
      });
    }
  };
}
