// @ts-check
/** Reads one markdown file into what the rules look at, as Docusaurus reads it. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import utils from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {ROOT} from '../lib/root.mjs';
import {decode} from './encoding.mjs';
import {lintMarkdown} from './rules/markdown.mjs';

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
 * @property {{type: string, name?: string, value?: unknown}[]} [attributes] Of a JSX element.
 * @property {{id?: string, estree?: {body: Statement[]}}} [data]
 * @property {Node[]} [children]
 * @property {{start: {line: number}}} [position]
 */

/**
 * A statement of JavaScript: here, an import.
 *
 * @typedef {{type: string, source?: {value: string}, specifiers?: {local: {name: string}}[], loc?: {start: {line: number}}}} Statement
 */

/**
 * `message` says what is wrong and how to put it right, `rule` which rule says so.
 *
 * @typedef {{file: string, line: number, message: string, rule?: string}} Problem
 */

/**
 * `start` is the start page, which has other parts than a note; `page` is markdown in src/pages.
 *
 * @typedef {'note' | 'start' | 'post' | 'page'} Kind
 */

/**
 * @typedef {object} Note
 * @property {string} file Path from the project's folder, with `/`.
 * @property {Kind} kind
 * @property {Record<string, unknown>} frontMatter
 * @property {{name: string, line: number}[]} keys The front matter's keys, in order; those within
 *   another as `last_update.date`.
 * @property {Node[]} nodes Top level of the body.
 * @property {{name: string, path: string, line: number}[]} imports One for each name.
 * @property {Problem[]} mistakes What stops the build, and what the rules of remark-lint find.
 * @property {number} [truncatedAt] The line of the mark that ends what the list of posts shows.
 */

const require = createRequire(import.meta.url);
// Docusaurus exports neither, and the ids of headings are its own.
const {default: headings} = require('@docusaurus/mdx-loader/lib/remark/headings/index.js');
const {
  default: admonitions,
  DefaultAdmonitionOptions: boxes,
} = require('@docusaurus/mdx-loader/lib/remark/admonitions/index.js');

/** The extensions of markdown that Docusaurus reads. */
const processor = createProcessor({
  format: 'mdx',
  remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, remarkComment],
});

/** Gives headings their ids, and boxes the mark by which the others are told from them. */
const transformer = unified()
  .use([[headings, {anchorsMaintainCase: false}], admonitions])
  .freeze();

/** @param {string} file Of the rules that the build has too. */
const loadRules = (file) => utils.loadFreshModule(path.join(ROOT, 'src/markdown', file));
const {findMistakes} = /** @type {typeof import('../../src/markdown/remarkMistakes')} */ (
  await loadRules('remarkMistakes.ts')
);
const {explainYamlError, findFrontMatterMistakes} =
  /** @type {typeof import('../../src/markdown/frontMatterMistakes')} */ (
    await loadRules('frontMatterMistakes.ts')
  );

/**
 * @param {string} text
 * @returns {Note['keys']}
 */
function findKeys(text) {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  let outer = '';
  return lines.slice(0, Math.max(end, 0)).flatMap((line, index) => {
    const [, indent, name] = /^( *)(\w+):/.exec(line) ?? [];
    if (name === undefined) {
      return [];
    }
    outer = indent ? outer : name;
    return [{name: indent ? `${outer}.${name}` : name, line: index + 1}];
  });
}

/**
 * @param {Node[]} nodes
 * @returns {Note['imports']}
 */
function findImports(nodes) {
  return nodes
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .filter(({type}) => type === 'ImportDeclaration')
    .flatMap(({source, specifiers = [], loc}) =>
      specifiers.map(({local}) => ({
        name: local.name,
        path: source?.value ?? '',
        line: loc?.start.line ?? 1,
      })),
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

/**
 * A colon before a word in a sentence is no directive, and Docusaurus writes it as it is.
 *
 * @param {Node[]} nodes
 */
function restoreColons(nodes) {
  for (const node of nodes) {
    if (node.type === 'textDirective' && node.children?.length === 0) {
      node.type = 'text';
      node.value = `:${node.name}`;
    }
    restoreColons(node.children ?? []);
  }
}

/** What an author meant where MDX stops at a letter of it. */
const MDX_CURES = [
  {
    pattern: /in expression|could not parse|acorn/i,
    cure: 'Write \\{ for a brace that is text, or put the code in backticks; else mend the JavaScript.',
  },
  {
    pattern:
      /before name|in name|local name|before attribute|after self-closing|to create a comment/i,
    cure: 'Write \\< or &lt; for a sign that is text, or put the code in backticks.',
  },
  {
    pattern: /closing tag|end-tag|closing slash|end of file/i,
    cure: 'Close each tag, in the paragraph, list or box in which it was opened.',
  },
];

/**
 * @param {string} reason As MDX gives it.
 */
const cureOf = (reason) =>
  MDX_CURES.find(({pattern}) => pattern.test(reason))?.cure ??
  'Mend it, or put what is code in backticks.';

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<{tree: Node, lines: VFile}>} Rejects with a Problem where it is not MDX.
 */
async function parseBody(file, text) {
  const lines = new VFile({path: file, value: text});
  try {
    const written = utils.admonitionTitleToDirectiveLabel(
      utils.escapeMarkdownHeadingIds(text),
      boxes.keywords,
    );
    const tree = processor.parse(new VFile({path: file, value: written}));
    return {
      tree: /** @type {Node} */ (/** @type {unknown} */ (await transformer.run(tree))),
      lines,
    };
  } catch (error) {
    const {line, reason, message} = /** @type {Error & {line?: number, reason?: string}} */ (error);
    const said = reason ?? message;
    // Of a tag without its end, where it begins.
    const begun = /\((\d+):\d+-/.exec(said)?.[1];
    throw [
      {
        file,
        line: Number(begun ?? line ?? 1),
        message: `this can't be read: ${said}. ${cureOf(said)}`,
        rule: 'mdx',
      },
    ];
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<Record<string, unknown>>} Rejects with problems where it can't be read.
 */
async function readFrontMatter(file, text) {
  const rule = 'front-matter';
  const problems = findFrontMatterMistakes(file, text);
  if (problems.length > 0) {
    throw problems.map((each) => ({file, ...each, rule}));
  }
  try {
    return (await utils.DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text}))
      .frontMatter;
  } catch (error) {
    const problem = explainYamlError(error);
    throw problem ? [{file, ...problem, rule}] : error;
  }
}

/** @param {Node | undefined} node */
export const lineOf = (node) => node?.position?.start.line ?? 1;

/**
 * @param {string} file
 * @param {string | Buffer} content
 * @param {Kind} kind
 * @param {import('./rules/targets.mjs').Known['findFile']} findFile
 * @returns {Promise<Note>} Rejects with a list of problems where the file is not UTF-8, its front matter
 *   is not as YAML has it, or its body is not MDX.
 */
export async function parseNote(file, content, kind, findFile) {
  const {text, problem: encoding} = decode(Buffer.from(content));
  if (encoding) {
    throw [{file, ...encoding, rule: 'encoding'}];
  }
  const frontMatter = await readFrontMatter(file, text);
  const {tree, lines} = await parseBody(file, text);
  lines.data = {frontMatter};
  const root = /** @type {import('mdast').Root} */ (/** @type {unknown} */ (tree));
  /** @type {Problem[]} */
  const mistakes = findMistakes(root, {
    file,
    frontMatter,
    siteDir: ROOT,
    hasFile: (name) => findFile(name) === name,
  }).map((each) => ({file, ...each, rule: 'mistakes'}));
  restoreColons(tree.children ?? []);
  mistakes.push(...(await lintMarkdown(root, lines, kind)));
  return {
    file,
    kind,
    frontMatter,
    keys: findKeys(text),
    nodes: (tree.children ?? []).filter(({type}) => type !== 'yaml'),
    imports: findImports(tree.children ?? []),
    mistakes,
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
 * @param {Node} node
 * @param {string} name
 * @returns {string | undefined} None where the attribute is not there or is an expression.
 */
export function attributeOf(node, name) {
  // Those of a directive are no list.
  const attributes = Array.isArray(node.attributes) ? node.attributes : [];
  const attribute = attributes.find((each) => each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
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
  type !== 'comment' &&
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
