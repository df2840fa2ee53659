/**
 * Proves that a note is static: that its article, once the server has made it, needs nothing of the
 * browser's but what KeptArticle.tsx gives it. Looks at the compiled note and, through every import,
 * at the modules it is made of. What can't be proved is a normal component.
 */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parse} from '@babel/parser';
import {readComponentSources, type ComponentSources} from './componentSources';
import {findFacts, findMarkdownComponents, isData, type Import, type Node} from './facts';

/** Why a note is not static; `undefined` where it is. */
export type Doubt = string | undefined;

export type Prover = {
  /**
   * @param program The script that MDX made of it, an ESTree.
   * @param file Absolute.
   */
  doubt: (program: Node, file: string) => Doubt;
  /** The files that a verdict may depend on, beside the note: absolute paths. */
  listSources: () => string[];
};

/** Static in every use, with all they export. */
const STATIC_MODULES = new Set([
  'clsx',
  'react/jsx-runtime',
  '@mdx-js/react',
  '@docusaurus/Link',
  '@docusaurus/Translate',
  '@docusaurus/useBaseUrl',
]);

/** What a static component may take from React itself; state and effects are not among them. */
const STATIC_REACT = new Set([
  'default',
  'Children',
  'Fragment',
  'cloneElement',
  'createElement',
  'isValidElement',
  'memo',
  'useId',
  'useMemo',
]);

/** Components of the classic theme that the server can do for the browser, and what begins with them. */
const STATIC_THEME = ['Heading', 'Admonition', 'CodeInline', 'Details'].concat(
  ['A', 'Code', 'Details', 'Heading', 'Img', 'Li', 'Ul'].map((name) => `MDXComponents/${name}`),
);

/** The theme's components behind what markdown is made of; what is not here is an element of HTML. */
const BEHIND_MARKDOWN: Record<string, readonly string[]> = {
  a: ['MDXComponents/A'],
  admonition: ['Admonition'],
  // Blocks of code come as `pre`.
  code: ['MDXComponents/Code', 'CodeInline'],
  details: ['MDXComponents/Details', 'Details'],
  Details: ['MDXComponents/Details', 'Details'],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ['MDXComponents/Heading', 'Heading']]),
  ),
  img: ['MDXComponents/Img'],
  li: ['MDXComponents/Li'],
  ul: ['MDXComponents/Ul'],
};

/** Elements of HTML by their names that do nothing by themselves. `pre` is code to be highlighted. */
const isPlainElement = (name: string) =>
  /^[a-z][a-z0-9]*$/.test(name) && !/^(?:pre|mermaid)$/.test(name);

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];

const SOURCE_FOLDERS = ['src', 'docs', 'blog', 'versioned_docs', 'i18n'];

/** A partial, or a component that stands beside notes. */
const PARTIAL_OR_SCRIPT = /(?:\.[jt]sx?|(?:^|[\\/])_[^\\/]*\.mdx?)$/;

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function parseScript(source: string): Node {
  return parse(source, {
    sourceType: 'module',
    plugins: ['estree', 'jsx', 'typescript'],
  }).program as unknown as Node;
}

/** Node's own, which loads modules of the new kind; the loader of the configuration does not. */
const load = createRequire(__filename);

/** A partial as plain MDX has it. Throws where it needs more than that. */
function parsePartial(source: string): Node {
  const {compileSync} = load('@mdx-js/mdx') as typeof import('@mdx-js/mdx');
  const body = source.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '');
  return parseScript(String(compileSync(body, {providerImportSource: '@mdx-js/react'})));
}

/**
 * @param siteDir The site's folder.
 * @param aliases The bundler's, which tell whose a component of the theme is.
 */
export function makeProof(siteDir: string, aliases: Record<string, string>): Prover {
  const classicDir = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const themeDir = path.join(siteDir, 'src', 'theme');
  const lightDir = path.join(__dirname, '..');
  /** Of files and of components of markdown, in the order in which they were begun. */
  const known = new Map<string, Doubt>();
  const inSite = (file: string) =>
    file.startsWith(siteDir + path.sep) && !file.includes('node_modules');

  function resolveFile(source: string, from: string): string | undefined {
    const base = source.startsWith('@site/')
      ? path.join(siteDir, source.slice('@site/'.length))
      : path.resolve(path.dirname(from), source);
    const candidates = [base, path.join(base, 'index')].flatMap((file) =>
      EXTENSIONS.map((extension) => file + extension),
    );
    return candidates.find(isFile);
  }

  /** A component of the theme: the classic one's if that is known, the site's own if it is proved. */
  function doubtTheme(name: string, alias = `@theme/${name}`): Doubt {
    const file = aliases[alias];
    if (!file) {
      return `there is no ${alias}`;
    }
    if (file.startsWith(classicDir + path.sep)) {
      const isKnown = STATIC_THEME.some((known) => name === known || name.startsWith(`${known}/`));
      return isKnown ? undefined : `it uses ${alias}`;
    }
    const isOwn = [themeDir, lightDir].some((folder) => file.startsWith(folder + path.sep));
    return isOwn ? doubtFile(file) : `${alias} is a plugin's`;
  }

  function doubtImport({source, names}: Import, from: string): Doubt {
    const theme = /^(@theme(?:-original|-init)?)\/(.+)$/.exec(source);
    if (STATIC_MODULES.has(source) || isData(source)) {
      return undefined;
    }
    if (source === 'react') {
      const name = names.find((each) => !STATIC_REACT.has(each));
      return name && `it takes ${name} from React`;
    }
    if (theme) {
      return doubtTheme(theme[2]!, source);
    }
    const isOfSite = /^(?:@site\/|\.|\/)/.test(source);
    const file = isOfSite ? resolveFile(source, from) : undefined;
    return file ? doubtFile(file) : `it imports ${source}`;
  }

  function doubtProgram(program: Node, file: string): Doubt {
    const {imports, interaction} = findFacts(program);
    if (interaction) {
      return interaction;
    }
    for (const each of imports) {
      const doubt = doubtImport(each, file);
      if (doubt) {
        return doubt;
      }
    }
    for (const name of findMarkdownComponents(program)) {
      const doubt = doubtMarkdownComponent(name);
      if (doubt) {
        return doubt;
      }
    }
    return undefined;
  }

  function doubtFile(file: string): Doubt {
    // Of the light build itself, which brings back what they do in the browser (KeptArticle.tsx).
    if (file.startsWith(lightDir + path.sep)) {
      return undefined;
    }
    if (!inSite(file) && !file.startsWith(path.join(__dirname, '..', '..') + path.sep)) {
      return `${path.relative(siteDir, file)} is not of the site`;
    }
    return doubtOnce(file, () => readDoubt(file));
  }

  /** Modules may import each other: what is asked for while it is being read is taken for static. */
  function doubtOnce(key: string, read: () => Doubt): Doubt {
    if (!known.has(key)) {
      known.set(key, undefined);
      const doubt = read();
      if (doubt) {
        // What was found static meanwhile may be so only because this was taken for it.
        const begun = [...known.keys()];
        const since = begun.slice(begun.indexOf(key));
        since.filter((each) => !known.get(each)).forEach((each) => known.delete(each));
      }
      known.set(key, doubt);
    }
    return known.get(key);
  }

  function readDoubt(file: string): Doubt {
    const source = readFileSync(file, 'utf8');
    const name = path.relative(siteDir, file);
    try {
      const program = /\.mdx?$/.test(file) ? parsePartial(source) : parseScript(source);
      const doubt = doubtProgram(program, file);
      return doubt && `${name}: ${doubt}`;
    } catch (error) {
      return `${name} can't be read: ${(error as Error).message.split('\n')[0]}`;
    }
  }

  /** What src/theme/MDXComponents gives to markdown; `undefined` where it can't be told. */
  function readSiteComponents(): ComponentSources | undefined {
    const file = aliases['@theme/MDXComponents'];
    if (!file || file.startsWith(classicDir + path.sep)) {
      return new Map();
    }
    return file.startsWith(themeDir + path.sep)
      ? readComponentSources(parseScript(readFileSync(file, 'utf8')))
      : undefined;
  }

  let siteComponents: ComponentSources | undefined | null = null;

  function doubtMarkdownComponent(name: string): Doubt {
    return doubtOnce(`<${name}>`, () => readMarkdownComponent(name));
  }

  function readMarkdownComponent(name: string): Doubt {
    if (siteComponents === null) {
      siteComponents = readSiteComponents();
    }
    if (!siteComponents) {
      return "what @theme/MDXComponents gives to markdown can't be told";
    }
    if (siteComponents.has(name)) {
      const source = siteComponents.get(name);
      const doubt = source
        ? doubtImport({source, names: ['default']}, aliases['@theme/MDXComponents']!)
        : 'it is made in src/theme/MDXComponents itself';
      return doubt && `<${name}>: ${doubt}`;
    }
    const behind = BEHIND_MARKDOWN[name];
    if (!behind) {
      // `wrapper` is the site's if there is one.
      return name === 'wrapper' || isPlainElement(name) ? undefined : `it uses <${name}>`;
    }
    const all = behind.flatMap((component) =>
      Object.keys(aliases)
        .filter(
          (alias) => alias === `@theme/${component}` || alias.startsWith(`@theme/${component}/`),
        )
        .map((alias) => alias.slice('@theme/'.length)),
    );
    return all.map((component) => doubtTheme(component)).find(Boolean);
  }

  function listSources(): string[] {
    return SOURCE_FOLDERS.map((folder) => path.join(siteDir, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
          path.join(folder, file),
        ),
      )
      .filter((file) => PARTIAL_OR_SCRIPT.test(file) && isFile(file));
  }

  return {
    listSources,
    doubt: (program, file) =>
      // Content may be wrapped or replaced there.
      aliases['@theme/MDXContent']?.startsWith(classicDir + path.sep)
        ? doubtProgram(program, file)
        : 'the site has its own MDXContent',
  };
}
