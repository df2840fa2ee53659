/**
 * Tells a note whose article can stay as the server made it from one that needs React. Static is what is
 * made of known elements: markdown's own, the theme's plain ones, and modules on the site's list.
 */
import path from 'node:path';

/** As much of a node of an ESTree (https://github.com/estree/estree) as is needed here. */
export type Node = {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  key?: Node;
  local?: Node;
  id?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  body?: Node[];
  source?: Node | null;
  specifiers?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
};

/** What MDX imports itself, and components that are the same on the server and in the browser. */
const STATIC_MODULES = new Set([
  'react/jsx-runtime',
  '@mdx-js/react',
  '@docusaurus/Link',
  '@docusaurus/Translate',
  '@theme/Admonition',
  '@theme/CodeInline',
  '@theme/Details',
  '@theme/Heading',
]);

/** HTML's elements, the theme's for markdown, and MDX's own. Code that is a `pre` is highlighted by React. */
const STATIC_ELEMENT =
  /^(?!pre$|mermaid$)(?:[a-z][a-z0-9]*|Details|mdxAdmonitionTitle|_Fragment|MDXLayout|_createMdxContent)$/;

/** Functions that MDX calls (https://mdxjs.com/docs/using-mdx/#mdx-provider). */
const OF_MDX = /^(?:_jsxs?|_provideComponents|_createMdxContent|_missingMdxReference|Error)$/;

/** Exports that Docusaurus reads from every note; with any other a note gives something to others. */
const OWN_EXPORTS = new Set(['toc']);

const LIGHT_DIR = path.join(__dirname, '..') + path.sep;

/** Whether the bundler makes data of a request: a picture, JSON, text. */
const isData = (request: string) =>
  request.includes('!') ||
  (/\.\w+(?:\?.*)?$/.test(request) && !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(request));

/** Whether a request is for a part of notes, which says itself whether it is static. */
export const isPartial = (request: string) => /^\.\.?\/.*\.mdx?$/.test(request);

const nameOf = (node?: Node | null) =>
  node?.name ?? (typeof node?.value === 'string' ? node.value : '');

function whyNotCall({callee, arguments: [first] = []}: Node, declared: Set<string>) {
  const called = nameOf(callee);
  if (called === 'require' && isData(nameOf(first))) {
    return undefined;
  }
  if (!OF_MDX.test(called)) {
    return `it calls ${called || nameOf(callee?.property)}()`;
  }
  if (!called.startsWith('_jsx') || !first || first.type === 'Literal') {
    return undefined;
  }
  // `_jsx(_components.h2, …)`, `_jsx(Tabs, …)`, `_jsx(Tabs.Item, …)`
  const isMarkdown = nameOf(first.object) === '_components';
  const element = isMarkdown ? nameOf(first.property) : nameOf(first.object) || nameOf(first);
  if (element === 'pre') {
    return 'it has code, which the browser highlights as the part "code" is off';
  }
  return declared.has(element) || STATIC_ELEMENT.test(element) ? undefined : `it uses <${element}>`;
}

function whyNotNode(node: Node, declared: Set<string>): string | undefined {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return whyNotCall(node, declared);
    case 'ImportExpression':
      return 'it calls import()';
    case 'Property':
      // What is not in the HTML: handlers, and a link that takes its page's place in the history.
      return /^(?:on[A-Z]|ref$|replace$)/.test(nameOf(node.key)) && !node.computed
        ? `it has ${nameOf(node.key)}`
        : undefined;
    default:
      return undefined;
  }
}

function findIn(node: Node, declared: Set<string>): string | undefined {
  const why = whyNotNode(node, declared);
  if (why) {
    return why;
  }
  for (const child of Object.values(node).flat()) {
    const found = (child as Node | null)?.type && findIn(child as Node, declared);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Why a note needs React in the browser.
 *
 * @param program The script that MDX made of the note.
 * @param isListed Whether a module is on the site's list, by what the note's `import` says.
 * @returns The first reason found, as the end of a sentence; `undefined` where the article is static,
 *   provided that its partials are.
 */
export function whyInteractive(
  {body = []}: Node,
  isListed: (request: string) => boolean,
): string | undefined {
  const declared = new Set<string>();
  for (const {type, source, specifiers = [], id, declaration, declarations} of body) {
    const request = nameOf(source);
    const names = [
      id,
      ...(declarations ?? declaration?.declarations ?? []).map((each) => each.id),
      ...specifiers.map(({local}) => local),
    ].map(nameOf);
    const other = names.find((name) => !OWN_EXPORTS.has(name));
    if (
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && (other ?? declaration?.id))
    ) {
      return `it exports ${other ?? nameOf(declaration?.id)}`;
    }
    if (
      request &&
      !STATIC_MODULES.has(request) &&
      !request.startsWith(LIGHT_DIR) &&
      !isData(request) &&
      !isPartial(request) &&
      !isListed(request)
    ) {
      return `it imports ${request}, which is not in the list "static"`;
    }
    names.forEach((name) => declared.add(name));
  }
  return body.map((statement) => findIn(statement, declared)).find(Boolean);
}
