import {createRequire} from 'node:module';
import {createSlugger, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Heading, InlineCode, Nodes, Root, Text} from 'mdast';
import remarkTypography from '../markdown/remarkTypography';
import {readHeading} from './headings';
import {TROUBLESHOOTING} from './sections';

/** What a link to a heading needs; `text` is the heading's text on the page. */
export type NoteHeading = {level: number; id: string; text: string};

/** What a note's Markdown says about its sections. */
export type NoteParts = {
  headings: NoteHeading[];
  /** The heading above each term's first use, by term id; undefined for a use in the note's opening. */
  terms: Map<string, NoteHeading | undefined>;
  /** The folds in Troubleshooting; `summary` has backticks around its messages. */
  symptoms: {id: string; summary: string}[];
};

/**
 * Parts that can contain a line that only looks like a heading. Escapes are skipped; inline code ends before
 * the next heading or fence.
 */
const VERBATIM =
  /^---\n[^]*?\n---$(?<=^---[^]*)|\\[^]|^[ \t>*+\d.)-]*?(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[^]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|$(?![^]))|(?<!`)(?<code>`+)(?!`)(?:(?!\n[ \t]*(?:\n|#{1,6}[ \t]|```|~~~))[^])*?(?<!`)\k<code>(?!`)|<!--[^]*?-->|\{\/\*(?!\s*#)[^]*?\*\/\}/gm;

/** Replaces each `<` in code, where it doesn't start a tag. */
const NO_TAG = '\ue000';

const PART =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<marks>#{1,6})[ \t]+(?<heading>.+)$|<Term\b[^>]*?\sid=(?:"(?<term>[^"]+)"|'(?<term2>[^']+)')|^<details\b[^>]*?\sid=(?:"(?<id>[^"]+)"|'(?<id2>[^']+)')[^>]*>\s*<summary>(?<summary>[^]+?)<\/summary>/gm;

const MARKUP = /[^\p{L}\p{M}\d\s,.;()?’“”–…/+-]/u;

/**
 * The parser, which the notes' compiler loads anyway. If it were imported, Docusaurus' TypeScript loader
 * would load it two more times: once for the configuration and once for a plugin.
 */
const load = createRequire(__filename);
const {unified} = load('unified') as typeof import('unified');
const {default: remarkParse} = load('remark-parse') as typeof import('remark-parse');
const {default: remarkMdx} = load('remark-mdx') as typeof import('remark-mdx');
const {default: remarkGfm} = load('remark-gfm') as typeof import('remark-gfm');
const {default: remarkDirective} = load('remark-directive') as typeof import('remark-directive');

const processor = unified().use([remarkParse, remarkMdx, remarkGfm, remarkDirective]);
const improve = remarkTypography();

/** Parses a line as the page's own parser does. */
function parseLine(line: string): Root {
  const tree = processor.parse(escapeMarkdownHeadingIds(line)) as Root;
  improve(tree);
  return tree;
}

/** Most summaries are plain words and code, which need no parser. */
function parseSummary(summary: string): Root {
  const parts = summary.split(/`([^`]+)`/);
  const isCode = (index: number) => index % 2 === 1;
  if (parts.some((part, index) => !isCode(index) && MARKUP.test(part.replace(/:(?=\s)/g, '')))) {
    return parseLine(summary);
  }
  const children = parts.map((value, index): Text | InlineCode => ({
    type: isCode(index) ? 'inlineCode' : 'text',
    value,
  }));
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  improve(tree);
  return tree;
}

/** Most headings are plain words, which need no parser. */
function parseHeading(marks: string, words: string): Heading {
  const node = MARKUP.test(words) ? parseLine(`${marks} ${words}`).children[0] : undefined;
  return node?.type === 'heading'
    ? node
    : {type: 'heading', depth: 2, children: [{type: 'text', value: words.trim()}]};
}

/** A node's text, with code between backticks. */
const toCodeAndText = (node: Nodes): string =>
  node.type === 'inlineCode'
    ? `\`${node.value}\``
    : 'children' in node
      ? node.children.map(toCodeAndText).join('')
      : 'value' in node && !node.type.startsWith('mdx')
        ? node.value
        : '';

/**
 * Finds a note's headings, terms and symptoms without parsing all of its Markdown, which the bundler does
 * later: parsing here too would take a second for each note. `lint/fatal` checks that the headings match
 * the page's.
 *
 * @param markdown With or without its front matter.
 */
export function readNote(markdown: string): NoteParts {
  const slugger = createSlugger();
  const headings: NoteHeading[] = [];
  const terms: NoteParts['terms'] = new Map();
  const symptoms: NoteParts['symptoms'] = [];
  let section = '';
  const text = markdown
    .replaceAll('\r\n', '\n')
    .replace(VERBATIM, (found, _fence, code?: string) =>
      code || found.startsWith('\\') ? found.replaceAll('<', NO_TAG).replaceAll('\n', ' ') : '',
    );
  for (const {groups} of text.matchAll(PART)) {
    const {marks, heading, term = groups!.term2, id = groups!.id2, summary} = groups!;
    if (marks && heading) {
      const written = parseHeading(marks, heading.replaceAll(NO_TAG, '<'));
      const read = readHeading(written, slugger);
      headings.push({level: marks.length, id: read.id, text: read.words});
      section = marks.length === 2 ? read.words : section;
    } else if (term && !terms.has(term)) {
      terms.set(term, headings.at(-1));
    } else if (id && section === TROUBLESHOOTING) {
      const words = toCodeAndText(parseSummary(summary!.replaceAll(NO_TAG, '<').trim()));
      symptoms.push({id, summary: words.trim()});
    }
  }
  return {headings, terms, symptoms};
}
