import type {Link, List, Root} from 'mdast';
import {textOf} from '../notes/elements';
import {findHeadings} from '../notes/headings';
import {COMMON_SECTIONS, IN_DEPTH, READ_FIRST, TROUBLESHOOTING} from '../notes/sections';

/**
 * Adds a list of section links to the start of a note's second half, for readers who come with a question.
 */
export default function remarkSectionLinks() {
  return (tree: Root): void => {
    const headings = findHeadings(tree).filter(({node}) => node.depth === 2);
    const start = headings.findIndex(({words}) => words === IN_DEPTH);
    const place = tree.children.findIndex(
      (node) => node.type === 'paragraph' && textOf(node).startsWith(READ_FIRST),
    );
    if (start < 0 || place < 0) {
      return;
    }
    const isOwn = (words: string) => words === TROUBLESHOOTING || !COMMON_SECTIONS.includes(words);
    const links = headings
      .slice(start)
      .filter(({words}) => isOwn(words))
      .map(({id, node}): Link => ({
        type: 'link',
        url: `#${id}`,
        // Leaves out the comment that contains the heading's id.
        children: structuredClone(node.children).filter(({type}) => type !== 'mdxTextExpression'),
      }));
    const list: List = {
      type: 'list',
      data: {hProperties: {className: ['section-links']}},
      children: links.map((link) => ({
        type: 'listItem',
        children: [{type: 'paragraph', children: [link]}],
      })),
    };
    tree.children.splice(place + 1, 0, list);
  };
}
