/**
 * A document's tree as data, in the same shape whether the lab's Chromium (labs/html/sources.mjs) or the
 * reader's browser built it. It has elements with their attributes, and text including white space (DOM
 * Standard, "Nodes"). CSS Text 3, "White Space Processing", says how white space is shown.
 */
export type Drawn = {
  /** An element's name with its attributes, or text in quotation marks, as JSON. */
  text: string;
  /** The element's role for a screen reader. */
  role?: string;
  children: Drawn[];
};

/** The parts of a DOM node that a tree shows. */
export type NodeLike = {
  nodeName: string;
  nodeValue: string | null;
  childNodes: ArrayLike<NodeLike>;
  attributes?: ArrayLike<{name: string; value: string}>;
};

const COMMENT = '#comment';

export const toDrawn = ({nodeName, nodeValue, childNodes, attributes}: NodeLike): Drawn => ({
  text:
    nodeValue === null
      ? nodeName.toLowerCase() +
        Array.from(attributes ?? [], ({name, value}) => ` ${name}=${JSON.stringify(value)}`).join(
          '',
        )
      : JSON.stringify(nodeValue),
  children: Array.from(childNodes)
    .filter((node) => node.nodeName !== COMMENT)
    .map(toDrawn),
});

/** The tree in one line: `p("a", em("b"))`. */
export const toLine = ({text, children}: Drawn): string =>
  text + (children.length > 0 ? `(${children.map(toLine).join(', ')})` : '');

const isText = ({text}: Drawn) => text.startsWith('"');

const below = (tree: Drawn): Drawn[] => [tree, ...tree.children.flatMap(below)];

/** How many lines a drawing of the tree takes up, if none wraps. */
export const countLines = (tree: Drawn): number => below(tree).length;

/**
 * Roles that screen readers don't announce. Chromium uses `Layout…` in tables that it considers to be only
 * for layout.
 */
const SAYS_NOTHING = /^(?:left out|generic|Layout)/;

/** What a screen reader is told about an element, apart from its text. */
export const roleOf = ({role}: Drawn): string | undefined =>
  role && !SAYS_NOTHING.test(role) ? role : undefined;

/** What screen readers are told about a tree, in order. */
export const rolesOf = (tree: Drawn): string[] => below(tree).flatMap((node) => roleOf(node) ?? []);

const IN_A_LINE = /^(?:a|b|i|img|span)\b/;

function textIn(node: Drawn): string {
  if (isText(node)) {
    return JSON.parse(node.text) as string;
  }
  // A picture that can't be loaded shows its `alt`.
  const inside = /^img .*alt="(.*)"/.exec(node.text)?.[1] ?? node.children.map(textIn).join('');
  return IN_A_LINE.test(node.text) ? inside : `\0${inside}\0`;
}

/** The document's readable text: one piece for each paragraph, list item or other block. */
export const wordsOf = (html: Drawn): string[] =>
  html.children
    .filter(({text}) => text.startsWith('body'))
    .flatMap((body) => textIn(body).split('\0'))
    .map((words) => words.replace(/[\t\n\f\r ]+/g, ' ').trim())
    .filter(Boolean);
