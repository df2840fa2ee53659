/** Finds headings' text and the ids that Docusaurus gives them, for the linter and the notes index. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {findNodes} from './nodes';
import {onceForEach} from './onceForEach';

type Slugger = ReturnType<typeof createSlugger>;

type ReadHeading = {id: string; words: string};

/** The text that ids are made from: code, text, images' alt text, and anything in braces. */
function toText(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node
    ? node.children.map(toText).join('')
    : ('alt' in node && node.alt) || '';
}

/** The heading as plain text. */
function toWords(node: Nodes): string {
  if (node.type === 'mdxTextExpression') {
    return '';
  }
  return 'children' in node ? node.children.map(toWords).join('') : toText(node);
}

/** The id in `## Words {/* #id *\/}`. */
function findCommentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/**
 * @param heading As remark parses it; in a build, Docusaurus has already made its id.
 * @param slugger The file's slugger; headings must be read in order.
 */
export function readHeading(heading: Heading, slugger: Slugger): ReadHeading {
  const {id: made} = (heading.data ?? {}) as {id?: string};
  const {text, id: written} = parseMarkdownHeadingId(toText(heading).trim());
  const id = made ?? findCommentId(heading) ?? written ?? slugger.slug(text);
  return {id, words: parseMarkdownHeadingId(toWords(heading).trim()).text.trim()};
}

/** All headings of a file, in order. */
export const findHeadings = onceForEach((tree: Root) => {
  const slugger = createSlugger();
  return findNodes(tree).flatMap(({node}) =>
    node.type === 'heading' ? [{node, ...readHeading(node, slugger)}] : [],
  );
});
