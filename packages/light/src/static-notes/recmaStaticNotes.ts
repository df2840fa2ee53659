/**
 * An MDX plugin that adds two exports to each note: whether its article is static, and the theme
 * component that shows it, which a page that keeps its article doesn't load.
 */
import path from 'node:path';
import {whyInteractive, type Node} from './whyInteractive';

/** Only known once the bundler is set up. */
export type Setup = {
  siteDir: string;
  /** Absolute paths of files and folders with static components. */
  listed: readonly string[];
  /** The reason, if no note on the site is static. */
  whyNone?: string;
};

const identifier = (name: string) => ({type: 'Identifier', name});

/** `export const lightIsStatic = true` */
const exportIsStatic = (value: boolean) => ({
  type: 'ExportNamedDeclaration',
  specifiers: [],
  source: null,
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: identifier('lightIsStatic'),
        init: {type: 'Literal', value},
      },
    ],
  },
});

/** `export {default as LightContent} from '@theme-init/DocItem/Content'` */
const exportContent = {
  type: 'ExportNamedDeclaration',
  specifiers: [
    {
      type: 'ExportSpecifier',
      local: identifier('default'),
      exported: identifier('LightContent'),
    },
  ],
  source: {type: 'Literal', value: '@theme-init/DocItem/Content'},
  attributes: [],
};

/** The absolute path of an imported file, without an extension, which the bundler adds. */
const resolve = (request: string, from: string, siteDir: string) =>
  request.startsWith('.')
    ? path.resolve(path.dirname(from), request)
    : request.replace(/^@site(?=\/)/, siteDir);

/** Whether a file is listed, or is in a listed folder. */
export const isOneOf = (listed: readonly string[], file: string) =>
  listed.some((each) => file === each || file.startsWith(path.join(each, path.sep)));

/** @param setup Filled in when the bundler is set up. */
export function recmaStaticNotes(setup: {current?: Setup}) {
  const told = new Set<string>();
  return (program: {body: Node[]}, file: {path: string}): void => {
    const {siteDir = '', listed = [], whyNone} = setup.current ?? {};
    const isListed = (request: string) => isOneOf(listed, resolve(request, file.path, siteDir));
    const why = whyNone ?? whyInteractive(program.body, isListed);
    const name = path.relative(siteDir, file.path);
    if (why && why !== whyNone && !told.has(name) && process.env.NODE_ENV === 'production') {
      told.add(name);
      console.log(`[light] React renders ${name} in the browser, because ${why}.`);
    }
    program.body.push(exportIsStatic(!why) as Node, exportContent as Node);
  };
}
