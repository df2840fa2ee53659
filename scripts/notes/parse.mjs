// @ts-check
/** Reads one markdown file into what the rules look at. */
import {createProcessor} from '@mdx-js/mdx';
import utils from '@docusaurus/utils';
import remarkGfm from 'remark-gfm';

/**
 * As much of a markdown node as is needed here.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {string | null} [name] Of a JSX element.
 * @property {string} [value]
 * @property {string} [url]
 * @property {number} [depth]
 * @property {string | null} [lang]
 * @property {string | null} [meta]
 * @property {string | null} [alt]
 * @property {{type: string, name?: string, value?: unknown}[]} [attributes]
 * @property {Node[]} [children]
 * @property {{start: {line: number}}} [position]
 */

/** @typedef {{file: string, line: number, message: string}} Problem */

/**
 * `start` is the start page, which has other parts than a note.
 *
 * @typedef {'note' | 'start' | 'post'} Kind
 */

/**
 * @typedef {object} Note
 * @property {string} file Path from the project's folder, with `/`.
 * @property {Kind} kind
 * @property {Record<string, unknown>} frontMatter
 * @property {{name: string, line: number}[]} keys The front matter's own keys, in order.
 * @property {Node[]} nodes Top level of the body.
 * @property {{name: string, path: string, line: number}[]} imports
 * @property {number} [truncatedAt] The line of the mark that ends what the list of posts shows.
 */

const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]});

/**
 * The front matter and what else is not MDX become blanks, so that line numbers stay.
 *
 * @param {string} text
 */
function blankOut(text) {
  const blank = (/** @type {string} */ match) => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/^---\n[\s\S]*?\n---$/m, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/\{#[\w-]+\}$/gm, blank);
}

/**
 * @param {string} text
 * @returns {{name: string, line: number}[]}
 */
function findKeys(text) {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return lines.slice(0, Math.max(end, 0)).flatMap((line, index) => {
    const name = /^(\w+):/.exec(line)?.[1];
    return name ? [{name, line: index + 1}] : [];
  });
}

/**
 * @param {Node[]} nodes
 */
function findImports(nodes) {
  return nodes.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.value ?? '').split('\n').flatMap((text, index) => {
          const [, name, path] = /^import (\w+) from '([^']+)'/.exec(text) ?? [];
          return name && path ? [{name, path, line: lineOf(node) + index}] : [];
        })
      : [],
  );
}

/**
 * @param {string} text
 * @returns {number | undefined} A line.
 */
function findTruncation(text) {
  const index = text.search(/^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})/m);
  return index < 0 ? undefined : text.slice(0, index).split('\n').length;
}

/** @param {Node | undefined} node */
export const lineOf = (node) => node?.position?.start.line ?? 1;

/**
 * @param {string} file
 * @param {string} text
 * @param {Kind} kind
 * @returns {Promise<Note>} Rejects where the front matter is not YAML or the body is not MDX; the
 *   error then has the `line` of the file, if it is known.
 */
export async function parseNote(file, text, kind) {
  const {frontMatter} = await utils.DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  const {children: nodes} = /** @type {{children: Node[]}} */ (
    /** @type {unknown} */ (processor.parse(blankOut(text)))
  );
  return {
    file,
    kind,
    frontMatter,
    keys: findKeys(text),
    nodes,
    imports: findImports(nodes),
    truncatedAt: findTruncation(text),
  };
}

/**
 * Calls `visit` for every node below `nodes`, in the file's order, with the nodes around it from
 * the outermost to the innermost.
 *
 * @param {Node[]} nodes
 * @param {(node: Node, ancestors: Node[]) => void} visit
 * @param {Node[]} [ancestors]
 */
export function walk(nodes, visit, ancestors = []) {
  for (const node of nodes) {
    visit(node, ancestors);
    walk(node.children ?? [], visit, [...ancestors, node]);
  }
}

/**
 * Every node of a type.
 *
 * @param {Node[]} nodes
 * @param {string} type
 * @param {string} [name] Of a JSX element.
 */
export function findAll(nodes, type, name) {
  /** @type {Node[]} */
  const found = [];
  walk(nodes, (node) => {
    if (node.type === type && (name === undefined || node.name === name)) {
      found.push(node);
    }
  });
  return found;
}

/**
 * Every JSX element of a name, in a line of text or on its own.
 *
 * @param {Node[]} nodes
 * @param {string} name
 */
export const findElements = (nodes, name) =>
  [...findAll(nodes, 'mdxJsxFlowElement', name), ...findAll(nodes, 'mdxJsxTextElement', name)].sort(
    (a, b) => lineOf(a) - lineOf(b),
  );

/**
 * Whether a node is on the page: imports and comments are not.
 *
 * @param {Node} node
 */
export const isShown = ({type, value = ''}) =>
  type !== 'mdxjsEsm' &&
  !(type === 'mdxFlowExpression' && /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(value ?? ''));

/**
 * Whether a note is published at all.
 *
 * @param {Note} note
 */
export const isDraft = ({frontMatter}) => frontMatter.draft === true;

/**
 * The parts between headings of level 2; the first has no heading.
 *
 * @param {Note} note
 */
export function sectionsOf(note) {
  /** @type {{heading?: Node, nodes: Node[]}[]} */
  const sections = [{nodes: []}];
  for (const node of note.nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({heading: node, nodes: []});
    } else {
      /** @type {{nodes: Node[]}} */ (sections.at(-1)).nodes.push(node);
    }
  }
  return sections;
}

/**
 * @param {Note} note
 * @param {Node | number | undefined} place A node or a line.
 * @param {string} message What is wrong; how to put it right.
 * @returns {Problem}
 */
export const problem = (note, place, message) => ({
  file: note.file,
  line: typeof place === 'number' ? place : lineOf(place),
  message,
});
