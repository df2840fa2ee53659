/**
 * A plugin for MDX that adds two exports to each note: whether its article is static, and the theme's
 * component that shows it, which a page that keeps its article does not load.
 */
import path from 'node:path';
import {isPartial, whyInteractive, type Node} from './whyInteractive';

/** What can't be known before the bundler is set up. */
export type Setup = {
  siteDir: string;
  /** Absolute paths of files and folders with static components. */
  listed: readonly string[];
  /** Why no note of the site is static. */
  whyNone?: string;
};

const identifier = (name: string) => ({type: 'Identifier', name});

/** `export {local as exported} from 'source'` with a source, `import {…}` with `isImport`. */
const passOn = (type: 'Import' | 'Export', from: string, to: string, source: string) => ({
  type: type === 'Import' ? 'ImportDeclaration' : 'ExportNamedDeclaration',
  specifiers: [
    type === 'Import'
      ? {type: 'ImportSpecifier', imported: identifier(from), local: identifier(to)}
      : {type: 'ExportSpecifier', local: identifier(from), exported: identifier(to)},
  ],
  source: {type: 'Literal', value: source},
  attributes: [],
});

const and = (left: unknown, right: unknown) => ({
  type: 'LogicalExpression',
  operator: '&&',
  left,
  right,
});

/** `export const lightIsStatic = …` */
const exportIsStatic = (init: unknown) => ({
  type: 'ExportNamedDeclaration',
  specifiers: [],
  source: null,
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: identifier('lightIsStatic'), init}],
  },
});

/** An absolute path of what a file imports, without the ending that the bundler finds by itself. */
function resolve(request: string, from: string, siteDir: string): string {
  return request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : request.startsWith('.')
      ? path.resolve(path.dirname(from), request)
      : request;
}

/** Whether a file is one of a list, or below one. */
export const isOneOf = (listed: readonly string[], file: string) =>
  listed.some((each) => file === each || file.startsWith(path.join(each, path.sep)));

/** @param setup Filled in when the bundler is set up. */
export function recmaStaticNotes(setup: {current?: Setup}) {
  const told = new Set<string>();
  return (program: Node & {body: unknown[]}, file: {path: string}): void => {
    const {siteDir = '', listed = [], whyNone} = setup.current ?? {};
    const why =
      whyNone ??
      whyInteractive(program, (request) => isOneOf(listed, resolve(request, file.path, siteDir)));
    const name = path.relative(siteDir, file.path);
    if (why && why !== whyNone && !told.has(name) && process.env.NODE_ENV === 'production') {
      told.add(name);
      console.log(`[light] React renders ${name} in the browser: ${why}.`);
    }
    const partials = program.body
      .map((node) => String((node as Node).source?.value ?? ''))
      .filter(isPartial);
    const verdict = partials.reduce<unknown>(
      (all, partial, index) => {
        program.body.unshift(passOn('Import', 'lightIsStatic', `_lightIsStatic${index}`, partial));
        return and(all, identifier(`_lightIsStatic${index}`));
      },
      {type: 'Literal', value: !why},
    );
    program.body.push(
      exportIsStatic(verdict),
      passOn('Export', 'default', 'LightContent', '@theme-init/DocItem/Content'),
    );
  };
}
