import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {findElementMistakes, makeComponentCheck, type HasFile} from './elementMistakes';
import type {Problem} from './frontMatterMistakes';
import type {FindDeadLink} from './linkCheck';

export interface MistakesOptions {
  /** The folder of docusaurus.config.ts; errors name files from there. */
  siteDir: string;
  /** Where addresses are to be looked at; a build looks at them when all pages are made. */
  findDeadLink?: FindDeadLink;
}

/** What `:::name`, `::name` and `:name` become. Docusaurus gives `data` to those that it knows. */
type Directive = {
  type: 'containerDirective' | 'leafDirective' | 'textDirective';
  name: string;
  attributes?: Record<string, unknown> | null;
  children: Nodes[];
  data?: unknown;
};

const MARKS = {containerDirective: ':::', leafDirective: '::', textDirective: ':'};
const BOXES = 'note, tip, info, warning or danger';

/** What is no text of the page: front matter, imports, comments. */
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

const lineOf = (node: {position?: Nodes['position']}) => node.position?.start.line ?? 1;

const toDirective = (node: {type: string}): Directive | undefined =>
  node.type in MARKS ? (node as Directive) : undefined;

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

function textOf(node: Nodes): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

function hasText(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression'
    ? !COMMENT.test(node.value)
    : !['yaml', 'mdxjsEsm', 'comment'].includes(node.type);
}

function visit(node: Nodes, visitor: (node: Nodes) => void): void {
  visitor(node);
  childrenOf(node).forEach((child) => visit(child, visitor));
}

/** A colon before a word in a sentence is text, and Docusaurus writes it as such. */
const isPlainColon = (node: Directive) =>
  node.type === 'textDirective' &&
  node.children.length === 0 &&
  Object.keys(node.attributes ?? {}).length === 0;

function findDirective(node: Nodes): string | undefined {
  const directive = toDirective(node);
  if (directive && !directive.data && !isPlainColon(directive)) {
    const {type, name} = directive;
    return type === 'textDirective'
      ? `":${name}" with brackets is read as a component that is not there. Put a backslash before the colon: "\\:${name}".`
      : `there is no box "${MARKS[type]}${name}". Begin one with ::: and ${BOXES}, as in ":::info[Title]".`;
  }
  const text = node.type === 'paragraph' && textOf(node).trimStart();
  return text && text.startsWith(':::')
    ? `"${text.split('\n', 1)[0]}" is no box and would be shown as it is. Begin one as ":::info[Title]", with ${BOXES}, and end it with ":::" on a line of its own after a blank one.`
    : undefined;
}

const idOf = (heading: Heading) => (heading.data as {id?: string} | undefined)?.id;

/** Docusaurus numbers the ids that it makes of words; those that an author writes it takes as they are. */
function findSameIds(headings: readonly Heading[]): Problem[] {
  const first = new Map<string, Heading>();
  return headings.flatMap((heading) => {
    const id = idOf(heading);
    const earlier = id && first.get(id);
    if (id && !earlier) {
      first.set(id, heading);
    }
    return earlier
      ? [
          {
            line: lineOf(heading),
            message: `the id "${id}" is that of the heading in line ${lineOf(earlier)} too, so a link leads to one of them alone. Give this one another: {#other-id}.`,
          },
        ]
      : [];
  });
}

/** Headings of one level and the same words, below the same heading; each has an id of its own. */
function findSameWords(headings: readonly Heading[]): Problem[] {
  const seen: Map<string, Heading>[] = [];
  return headings.flatMap((heading) => {
    seen.length = heading.depth + 1;
    const ofLevel = (seen[heading.depth] ??= new Map());
    const words = textOf(heading).trim();
    const earlier = ofLevel.get(words);
    if (!earlier) {
      ofLevel.set(words, heading);
      return [];
    }
    const isNumbered = /^-\d+$/.test(idOf(heading)?.slice(idOf(earlier)?.length) ?? '');
    return isNumbered
      ? [
          {
            line: lineOf(heading),
            message: `the heading "${words}" stands in line ${lineOf(earlier)} too, below the same heading. Say in each what sets it apart, or give this one an id of its own: {#other-id}.`,
          },
        ]
      : [];
  });
}

type Source = {
  /** From the site's folder, with `/`. */
  file: string;
  frontMatter: {draft?: unknown};
  /** The folder of docusaurus.config.ts. */
  siteDir: string;
  hasFile: HasFile;
  findDeadLink?: FindDeadLink;
};

/**
 * @public Used by scripts/notes/parse.mjs, too.
 * @param root After Docusaurus' own plugins for headings and boxes.
 */
export function findMistakes(
  root: Root,
  {file, frontMatter, siteDir, hasFile, findDeadLink = () => undefined}: Source,
): Problem[] {
  // A draft, which only `npm start` shows, may still be empty.
  if (!root.children.some(hasText) && frontMatter.draft !== true) {
    // Of a post, Docusaurus also hands over what its list shows.
    const message =
      'there is no text (of a post: none, or none above the mark "truncate"). Write it, or take the file away.';
    return [{line: 1, message}];
  }
  const problems = findElementMistakes(root, file, hasFile);
  const headings: Heading[] = [];
  const findComponent = makeComponentCheck(root, siteDir);
  visit(root, (node) => {
    const isLink = node.type === 'link' || node.type === 'definition';
    const message =
      findDirective(node) ?? findComponent(node) ?? (isLink ? findDeadLink(node.url) : undefined);
    if (message) {
      problems.push({line: lineOf(node), message});
    }
    if (node.type === 'heading') {
      headings.push(node);
    }
    const own = childrenOf(node).filter((child) => child.type === 'heading');
    problems.push(...findSameWords(own));
  });
  return [...problems, ...findSameIds(headings)].sort((a, b) => a.line - b.line);
}

/**
 * Stops the build at what Docusaurus only warns of, or says nothing of, though nobody can have meant
 * it: a box (`:::wrong`) or a directive that is not there, two headings with one id, two headings with
 * the same words below the same heading, a file without text, a picture without alternative text, a
 * component or an import that is not there. Must run after Docusaurus' own plugins, which make the ids
 * and take the boxes that they know, and after plugins that import what they bring.
 *
 * Throws one error with all that is wrong with a file, each as `file:line: what; how to mend it`.
 */
export default function remarkMistakes({siteDir, findDeadLink}: MistakesOptions) {
  const hasFile: HasFile = (file) => existsSync(path.join(siteDir, file));
  return (root: Root, {path: absolute, data}: VFile): void => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    const {frontMatter = {}} = data as {frontMatter?: Source['frontMatter']};
    const problems = findMistakes(root, {file, frontMatter, siteDir, hasFile, findDeadLink});
    if (problems.length > 0) {
      throw new Error(problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n'));
    }
  };
}
