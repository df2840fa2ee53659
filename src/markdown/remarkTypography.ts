import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Parents, Root, Text} from 'mdast';
import {toTypographic} from './typographic';

/** HTML whose text is to be read letter by letter, where a note writes it as a tag. */
const VERBATIM_TAGS = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'var']);

/** What flows in one line with the text beside it: a quote may open before it and close behind it. */
const INLINE = new Set<string>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'break',
  'image',
  'footnoteReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
]);

/** Of a line of prose: a text, or a letter in the place of what is none, so that quotes see a word. */
type Piece = {value: string; node?: Text};

const isVerbatim = (node: Nodes) =>
  'name' in node && typeof node.name === 'string' && VERBATIM_TAGS.has(node.name);

function findPieces(node: Nodes): Piece[] {
  if (node.type === 'text') {
    return [{value: node.value, node}];
  }
  return 'children' in node && !isVerbatim(node)
    ? node.children.flatMap(findPieces)
    : [{value: node.type === 'break' ? ' ' : 'x'}];
}

function improveLine(nodes: readonly Nodes[]): void {
  const pieces = nodes.flatMap(findPieces);
  const improved = toTypographic(pieces.map(({value}) => value).join(''));
  let start = 0;
  for (const {value, node} of pieces) {
    if (node) {
      node.value = improved.slice(start, start + value.length);
    }
    start += value.length;
  }
}

function textOf(node: Nodes): string {
  return 'children' in node
    ? node.children.map(textOf).join('')
    : 'value' in node
      ? node.value
      : '';
}

/** A heading keeps the id that Docusaurus makes of its text as it is written. */
function improveHeading(heading: Heading): void {
  const written = textOf(heading);
  improveLine(heading.children);
  // `{#id}` is Docusaurus' to read.
  if (textOf(heading) !== written && !/\{#[^}]*\}\s*$/.test(written)) {
    const hProperties = {id: createSlugger().slug(written)};
    heading.data = {...heading.data, hProperties} as Heading['data'];
  }
}

function improve(parent: Parents): void {
  // JSX may hold text beside blocks, which is a line of its own.
  const line: Nodes[] = [];
  for (const child of parent.children) {
    if (INLINE.has(child.type)) {
      line.push(child);
      continue;
    }
    improveLine(line.splice(0));
    if (child.type === 'heading') {
      improveHeading(child);
    } else if ('children' in child && !isVerbatim(child)) {
      improve(child);
    }
  }
  improveLine(line);
}

/**
 * Has prose say ’ “ ” where its author wrote ' and ", and keeps a citation such as “RFC 4271, 1.1” and
 * a number with its unit on one line. Code, the attributes of components and the targets of links stay
 * as they are, and so do the ids of headings. Must run before Docusaurus' own plugins, which make ids
 * and the table of contents of the headings.
 *
 * Own code, because `remark-smartypants` parses every sentence: half a second for each note.
 */
export default function remarkTypography() {
  return (root: Root): void => improve(root);
}
