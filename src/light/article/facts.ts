/** What a script does that the server can't do for the browser, found in its syntax tree. */

/** As much of a node of an ESTree (https://github.com/estree/estree) as is needed here. */
export type Node = {
  type: string;
  name?: string | Node;
  value?: unknown;
  computed?: boolean;
  key?: Node;
  local?: Node;
  imported?: Node;
  id?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  properties?: Node[];
  init?: Node | null;
  source?: Node | null;
  arguments?: Node[];
  specifiers?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
  argument?: Node;
  importKind?: string;
  exportKind?: string;
};

export type Import = {source: string; names: string[]};

export type Facts = {
  /** The modules it needs when it runs, with the names it takes from them (`*` for all). */
  imports: Import[];
  /** The first thing that only the browser can do; `undefined` where there is none. */
  interaction?: string;
};

/** What is not in the HTML: handlers, and a link that takes its page's place in the browser's history. */
const HANDLER = /^(?:on[A-Z]|ref$|replace$)/;
const HOOK = /^use[A-Z]/;

/** Give the same on the server and in the browser. */
const STATIC_HOOKS = new Set(['useId', 'useMemo', 'useBaseUrl', 'useMDXComponents']);

/** The browser's own. A variable may have such a name; what is called or asked for something is it. */
const GLOBALS = new Set(
  (
    'window document navigator localStorage sessionStorage globalThis self fetch matchMedia ' +
    'setTimeout setInterval queueMicrotask requestAnimationFrame requestIdleCallback ' +
    'addEventListener IntersectionObserver MutationObserver ResizeObserver XMLHttpRequest WebSocket'
  ).split(' '),
);

/** Types of TypeScript that hold an expression; the others hold types alone. */
const TYPED_EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** What a file name must end in for the bundler to make data of it, not a script. */
const SCRIPT = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const DATA = /\.\w+$/;

/** Whether a request is for data: a picture, a style sheet, text, JSON. */
export function isData(request: string): boolean {
  const file = request.split('!').at(-1)!.replace(/\?.*$/, '');
  return request.includes('!') || (DATA.test(file) && !SCRIPT.test(file));
}

const nameOf = (node: Node | undefined): string =>
  typeof node?.name === 'string' ? node.name : typeof node?.value === 'string' ? node.value : '';

function importOf(node: Node): Import[] {
  const specifiers = (node.specifiers ?? []).filter(({importKind}) => importKind !== 'type');
  if (node.importKind === 'type' || (node.specifiers?.length && specifiers.length === 0)) {
    return [];
  }
  const names = specifiers.map(({type, imported}) =>
    type === 'ImportSpecifier'
      ? nameOf(imported)
      : type === 'ImportNamespaceSpecifier'
        ? '*'
        : 'default',
  );
  return [{source: String(node.source?.value), names}];
}

function findInteraction(node: Node): string | undefined {
  const name = nameOf(node.key) || nameOf(node.name as Node);
  switch (node.type) {
    case 'JSXAttribute':
      return HANDLER.test(name) ? `it has ${name}` : undefined;
    case 'Property':
    case 'ObjectProperty':
      return !node.computed && HANDLER.test(name) ? `it has ${name}` : undefined;
    case 'CallExpression': {
      const called = nameOf(node.callee?.property ?? node.callee);
      const [request] = node.arguments ?? [];
      if (called === 'require' && !(typeof request?.value === 'string' && isData(request.value))) {
        return 'it calls require()';
      }
      return HOOK.test(called) && !STATIC_HOOKS.has(called) ? `it calls ${called}()` : undefined;
    }
    case 'ClassDeclaration':
    case 'ClassExpression':
      return 'it has a class';
    case 'ImportExpression':
    case 'Import':
      return 'it calls import()';
    default:
      return undefined;
  }
}

/** Whether the child `key` of `node` is a name that stands for no variable. */
function isLabel(node: Node, key: string): boolean {
  return (
    (key === 'property' && node.type.endsWith('MemberExpression') && !node.computed) ||
    (key === 'key' && !node.computed) ||
    key === 'imported' ||
    key === 'exported'
  );
}

/** Calls `take` with each node that is a child of `node`, and the key under which it stands. */
function forEachChild(node: Node, take: (child: Node, key: string) => void): void {
  // Notes are large trees: a list of a node's entries costs more than what is done with them.
  for (const key in node) {
    const value = node[key as keyof Node] as unknown;
    if (typeof value !== 'object' || value === null) {
      continue;
    }
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof (child as Node | null)?.type === 'string') {
        take(child as Node, key);
      }
    }
  }
}

function visit(node: Node, facts: Facts): void {
  if (node.type.startsWith('TS') && !TYPED_EXPRESSIONS.has(node.type)) {
    return;
  }
  if (node.type === 'ImportDeclaration') {
    facts.imports.push(...importOf(node));
    return;
  }
  if (
    /^Export(?:Named|All)Declaration$/.test(node.type) &&
    node.source &&
    node.exportKind !== 'type'
  ) {
    facts.imports.push({source: String(node.source.value), names: ['*']});
  }
  facts.interaction ??= findInteraction(node);
  const used = nameOf(node.object ?? node.callee ?? node.argument);
  if (/^(?:Member|OptionalMember|Call|New|Unary)Expression$/.test(node.type) && GLOBALS.has(used)) {
    facts.interaction ??= `it uses ${used}`;
  }
  forEachChild(node, (child, key) => {
    if (!isLabel(node, key)) {
      visit(child, facts);
    }
  });
}

/** The facts of a whole script. */
export function findFacts(program: Node): Facts {
  const facts: Facts = {imports: []};
  visit(program, facts);
  return facts;
}

/** Makes an element: `_jsx(Component, props)`. */
const MAKES_ELEMENT = /^_jsx(?:s|DEV)?$/;

/** MDX's own, whose content is looked at where it stands; the layout is `wrapper` to a site. */
const OF_MDX: Record<string, string | undefined> = {_Fragment: undefined, MDXLayout: 'wrapper'};

/** The names that a script declares at its top. */
function findDeclared(program: Node): Set<string> {
  const {body = []} = program as {body?: Node[]};
  const statements = body.flatMap((node) => (node.declaration ? [node, node.declaration] : [node]));
  return new Set(
    statements
      .flatMap(({id, declarations = [], specifiers = [], type}) => [
        id,
        ...declarations.map((each) => each.id),
        ...(type === 'ImportDeclaration' ? specifiers.map(({local}) => local) : []),
      ])
      .map(nameOf),
  );
}

/**
 * The names of the components that a script which MDX made takes from those that the site gives to
 * markdown: `a`, `h2`, `admonition`, `Tabs`. All that elements are made of, but for elements of HTML
 * and what the script imports or declares.
 *
 * Leans on MDX's output: `_jsx(_components.h2, …)`, `_jsx(Tabs, …)`
 * (https://mdxjs.com/docs/using-mdx/#mdx-provider).
 */
export function findMarkdownComponents(program: Node): string[] {
  const declared = findDeclared(program);
  const names = new Set<string>();
  const add = (name: string) => {
    if (!declared.has(name)) {
      names.add(name in OF_MDX ? (OF_MDX[name] ?? '') : name);
    }
  };
  const look = (node: Node): void => {
    const [component] = node.arguments ?? [];
    if (MAKES_ELEMENT.test(nameOf(node.callee)) && component && component.type !== 'Literal') {
      const from = nameOf(component.object);
      add(from === '_components' ? nameOf(component.property) : from || nameOf(component));
    }
    forEachChild(node, look);
  };
  look(program);
  names.delete('');
  return [...names];
}
