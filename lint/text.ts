/** Text, sentences and words of markdown. */
import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Says what stands in the place of a node; nothing where it is as it is. */
type Replace = (node: Nodes) => string | undefined;

function collect(node: Nodes, replace: Replace): string {
  const other = replace(node);
  if (other !== undefined) {
    return other;
  }
  if ('children' in node) {
    return node.children.map((child) => collect(child, replace)).join('');
  }
  if (node.type === 'break') {
    return ' ';
  }
  const isText = 'value' in node && !node.type.startsWith('mdx');
  return isText ? node.value : 'alt' in node ? (node.alt ?? '') : '';
}

/** The text of a node on one line. */
export const textOf = (node?: Nodes, replace: Replace = () => undefined): string =>
  node ? collect(node, replace).replace(/\s+/g, ' ').trim() : '';

/** A paragraph, a heading or a table's cell. */
export type Block = {
  node: Nodes;
  /** Heading of level 2 that it stands under, or ''. */
  section: string;
  /** In a table, counted from 0. */
  column?: number;
};

export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  let section = '';
  visit(tree, (node, index) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = textOf(node);
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      blocks.push({node, section, ...(node.type === 'tableCell' && {column: index})});
      return SKIP;
    }
    return undefined;
  });
  return blocks;
}

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});
/** The segmenter takes these for ends of sentences. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|et al|No|[A-Z])\.\s*$/;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const {segment} of segmenter.segment(text)) {
    const isEnd = !ABBREVIATION.test(sentences.at(-1) ?? '');
    sentences.push((isEnd ? '' : (sentences.pop() ?? '')) + segment);
  }
  return sentences;
}

export const wordsOf = (text: string): string[] =>
  text.split(/[\s—]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
