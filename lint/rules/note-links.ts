import type {Link, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {kindOf} from '../../src/notes/files';
import {NEXT_STOP, READ_FIRST} from '../../src/notes/parts';
import {listPages} from '../project';
import {readPage} from '../read';
import {rule} from '../rule';
import {textOf} from '../text';
import {readLink} from './links';

/** `isOfRoute`: under “Read first” or “Next stop”. */
type NoteLink = {to: string; node: Link; isOfRoute: boolean; hasAnchor: boolean};

/** The links to other files, and the texts that are no links, each with how many links stand before it. */
function readLinks(tree: Root, name: string) {
  const links: NoteLink[] = [];
  const texts: {node: Text; linksBefore: number}[] = [];
  let isOfRoute = false;
  visit(tree, (node, _, parent) => {
    if (node.type === 'paragraph') {
      const text = textOf(node);
      isOfRoute = text.startsWith(READ_FIRST) || text.startsWith(NEXT_STOP);
    }
    const {to, anchor} = node.type === 'link' ? readLink(node.url, name) : {};
    if (node.type === 'link' && to && to !== name) {
      links.push({to, node, isOfRoute, hasAnchor: anchor !== undefined});
    }
    if (node.type === 'text' && parent?.type !== 'link' && parent?.type !== 'heading') {
      texts.push({node, linksBefore: links.length});
    }
  });
  return {links, texts};
}

/**
 * Notes link each other at the first mention, and both ways unless one is read before or after. Nobody has to link
 * one that is unlisted.
 */
export default rule('note-links', ['note'], async (tree, file, {name, frontMatter}) => {
  const {links, texts} = readLinks(tree, name);
  links.forEach(({to, node, isOfRoute, hasAnchor}, index) => {
    const earlier = links.slice(0, index).some((each) => each.to === to && !each.isOfRoute);
    if (earlier && !isOfRoute && !hasAnchor) {
      file.message(`${to} is linked a second time; link the first mention only.`, node);
    }
  });
  for (const other of listPages().filter((each) => each !== name && kindOf(each) === 'note')) {
    const page = await readPage(other);
    const {title, unlisted, draft} = page?.frontMatter ?? {};
    if (!page || draft === true) {
      continue;
    }
    const [link, ...more] = links.filter(({to}) => to === other);
    const isOfRoute = [link, ...more].some((each) => each?.isOfRoute);
    const isLinkedBack = readLinks(page.tree, other).links.some(({to}) => to === name);
    if (link && !isOfRoute && !isLinkedBack && frontMatter.unlisted !== true) {
      file.message(
        `${other} does not link back; link this note there, or name that one under "${READ_FIRST}".`,
        link.node,
      );
    }
    const mention = texts.find(({node}) => title && node.value.includes(String(title)));
    const isLinked = links.slice(0, mention?.linksBefore).some(({to}) => to === other);
    if (mention && !isLinked && unlisted !== true) {
      file.message(`the first mention of ${other} is no link; link the file.`, mention.node);
    }
  }
});
