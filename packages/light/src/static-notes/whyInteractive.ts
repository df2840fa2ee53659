/**
 * Decides whether a note's article can stay as the server rendered it or needs React. An article is static if
 * it consists of known elements: Markdown's own, the theme's plain ones, and modules on the site's list.
 */
import path from 'node:path';

/** The part of an ESTree node (https://github.com/estree/estree) used here. */
export type Node = {
  type: string;
  name?: string;
  value?: unknown;
  local?: Node;
  id?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  source?: Node | null;
  specifiers?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
};

/** Modules that MDX itself imports, and components that are the same on the server and in the browser. */
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

/** HTML elements, the theme's components for Markdown, and MDX's own. React highlights code in a `pre`. */
const STATIC_ELEMENT =
  /^(?!pre$|mermaid$)(?:[a-z][a-z0-9]*|Details|mdxAdmonitionTitle|_Fragment|MDXLayout|_createMdxContent)$/;

/** Functions that MDX calls (https://mdxjs.com/docs/using-mdx/#mdx-provider). */
const OF_MDX = /^(?:_jsxs?|_provideComponents|_createMdxContent|_missingMdxReference|Error)$/;

const LIGHT_DIR = path.join(__dirname, '..') + path.sep;

/** Whether the bundler turns an import into data: a picture, JSON, text. */
const isData = (request: string) =>
  request.includes('!') ||
  (/\.\w+(?:\?.*)?$/.test(request) && !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(request));

const nameOf = (node?: Node | null) =>
  node?.name ?? (typeof node?.value === 'string' ? node.value : '');

function whyNotCall({callee, arguments: [first] = []}: Node, imported: ReadonlySet<string>) {
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
  return imported.has(element) || STATIC_ELEMENT.test(element)
    ? undefined
    : `it contains <${element}>`;
}

/** Visits a node, or a list of them, and everything inside. */
function findIn(value: unknown, imported: ReadonlySet<string>): string | undefined {
  if (Array.isArray(value)) {
    return value.reduce<string | undefined>(
      (why, each) => why ?? findIn(each, imported),
      undefined,
    );
  }
  const node = value as Node | null | undefined;
  // Most nodes are leaves like these.
  if (!node?.type || node.type === 'Literal' || node.type === 'Identifier') {
    return undefined;
  }
  if (/^(?:ArrowFunction|Class|Function|Import)Expression$/.test(node.type)) {
    return 'it contains a function or a class';
  }
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
  const why = isCall ? whyNotCall(node, imported) : undefined;
  return why ?? findIn(Object.values(node), imported);
}

/**
 * Explains why a note needs React in the browser.
 *
 * @param body The statements of the script that MDX generated from the note.
 * @param isListed Whether a module is on the site's list, given the note's `import` path.
 * @returns The first reason found, as the end of a sentence; `undefined` if the article is static.
 */
export function whyInteractive(
  body: readonly Node[],
  isListed: (request: string) => boolean,
): string | undefined {
  const imported = new Set<string>();
  for (const {type, source, specifiers = [], declaration} of body) {
    const request = nameOf(source);
    const isKnown = STATIC_MODULES.has(request) || request.startsWith(LIGHT_DIR) || isData(request);
    if (type === 'ImportDeclaration' && !isKnown && !isListed(request)) {
      return `it imports ${request}, which isn't listed in \`static\``;
    }
    // Docusaurus adds the table of contents. Any other export is for other modules.
    const isToc = nameOf(declaration?.declarations?.[0]?.id) === 'toc';
    if (/^Export(?:All|Named)/.test(type) && !isToc) {
      return 'it exports something';
    }
    specifiers.forEach(({local}) => imported.add(nameOf(local)));
  }
  return findIn(body, imported);
}
