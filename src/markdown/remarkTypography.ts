import type {Nodes, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {toTypographic} from '../notes/typographic';

/** HTML whose text is to be read letter by letter, where a note writes it as a tag. */
const VERBATIM_TAGS = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'var']);

const isVerbatim = (node: Nodes) =>
  'name' in node && typeof node.name === 'string' && VERBATIM_TAGS.has(node.name);

/** What a quote stands behind: a word, where something is before the text in its line. */
const before = (index = 0, parent?: Parents) =>
  index > 0 && parent?.children[index - 1]?.type !== 'break' ? 'x' : '';

/**
 * Has prose say ’ “ ” where its author wrote ' and ", and keeps a citation such as “RFC 4271, 1.1” and
 * a number with its unit on one line. Code, the attributes of components and the targets of links stay
 * as they are. Must run before Docusaurus' own plugins, which make ids and the table of contents of the
 * headings: in these spaces stay, as an id is made of them.
 *
 * Own code, because `remark-smartypants` parses every sentence: half a second for each note.
 */
export default function remarkTypography() {
  return (root: Root): void => {
    visit(root, (node, index, parent: Parents | undefined) => {
      if (isVerbatim(node)) {
        return SKIP;
      }
      if (node.type === 'text') {
        const start = before(index, parent);
        node.value = toTypographic(start + node.value).slice(start.length);
      }
      return undefined;
    });
    visit(root, 'heading', (heading) =>
      visit(heading, 'text', (text) => {
        text.value = text.value.replaceAll('\u00a0', ' ');
      }),
    );
  };
}
