/**
 * Names the classes of CSS modules `_1`, `_2` and so on, where css-loader would name them
 * `local_wxyz`: random letters don't compress, and the stylesheet has some 170 of them. The numbers
 * are those of a list of all modules of the site and of the theme, so that they are the same on every
 * machine, for the server and the browser.
 *
 * - A class that the site's own files find by a part of its name (an attribute selector for `class`)
 *   keeps its local name: `local_xy`. So does one of a module that is in no list, as of another
 *   package; two letters tell 4096 files with the same class apart, and the build stops where two meet.
 * - While developing, names are css-loader's.
 *
 * Gain, gzip: 1 KB of CSS, 0.7 KB of each page, 1 KB of all scripts. Cost: 60 ms of a build, and that
 * names tell nothing in the built site.
 *
 * It leans on Docusaurus' rule for `*.module.css` (`@docusaurus/core/lib/webpack/base.js`), where
 * css-loader has the option `modules.localIdentName`.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf} from '../ground';
import {fail} from './fail';

const HASH_LENGTH = 2;

/** In a CSS module: what gets a name of its own. What looks like it and is none leaves a gap. */
const LOCAL = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** An attribute selector for `class`, in a stylesheet or in a script. */
const BY_PART_OF_NAME = /\[class[*^$|~]?=\s*\\?["'`]?([\w-]+)/g;

const MODULE = /\.module\.(?:css|s[ac]ss)$/;
const STYLES = /\.(?:css|s[ac]ss)$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/** Whose modules are in the list, beside the site's own. */
const PACKAGES = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

type Modules = {
  localIdentName?: string;
  getLocalIdent?: (context: {resourcePath: string}, pattern: string, local: string) => string;
};

type StyleRule = {use?: {options?: {modules?: Modules | false}}[]};

export type ClassNames = {
  /** css-loader's function of that name. Throws where two files would get one name. */
  getLocalIdent: NonNullable<Modules['getLocalIdent']>;
  /** What a class is called in its module, by its name in the build; the name itself for another. */
  localOf: (className: string) => string;
  /** Tells one list of names from another. */
  digest: string;
};

/** The file's path from the site or, below `node_modules`, from there: the same on every machine. */
function portablePath(file: string, siteDir: string): string {
  const inPackages = file.lastIndexOf('node_modules');
  const relative = inPackages < 0 ? path.relative(siteDir, file) : file.slice(inPackages);
  return relative.split(path.sep).join('/');
}

/** All files below a folder, but for what is installed, built or hidden. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) {
      return entry.isFile() ? [file] : [];
    }
    return /^(?:\.|node_modules$|build$)/.test(entry.name) ? [] : listFiles(file);
  });
}

/** Parts of names by which the site's stylesheets, and what else stands in `src`, look for classes. */
function findParts(siteDir: string, files: readonly string[]): Set<string> {
  const source = path.join(siteDir, 'src') + path.sep;
  const parts = files
    .filter((file) => STYLES.test(file) || (file.startsWith(source) && SOURCE.test(file)))
    .map((file) => readFileSync(file, 'latin1'))
    .filter((text) => text.includes('[class'))
    .flatMap((text) => [...text.matchAll(BY_PART_OF_NAME)].map(([, part]) => part!));
  return new Set(parts);
}

/**
 * Names the classes of a site's CSS modules.
 *
 * @param siteDir Its folder.
 */
export function nameClasses(siteDir: string): ClassNames {
  const files = listFiles(siteDir);
  const parts = [...findParts(siteDir, files)];
  const isFoundByPart = (local: string) =>
    parts.some((part) => local.includes(part) || part.startsWith(`${local}_`));

  const numbered = new Map<string, string>();
  const locals = new Map<string, string>();
  const modules = [...files, ...PACKAGES.flatMap((name) => listFiles(fileOf(name, 'lib')))]
    .filter((file) => MODULE.test(file))
    .map((file) => [portablePath(file, siteDir), file] as const)
    // By characters alone: an order that no language of the machine changes.
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, file] of modules) {
    for (const [, local = ''] of readFileSync(file, 'utf8').matchAll(LOCAL)) {
      const key = `${name} ${local}`;
      if (!numbered.has(key) && !isFoundByPart(local)) {
        const short = `_${numbered.size.toString(36)}`;
        numbered.set(key, short);
        locals.set(short, local);
      }
    }
  }

  const owners = new Map<string, string>();
  return {
    getLocalIdent({resourcePath}, _pattern, local) {
      const file = portablePath(resourcePath, siteDir);
      const short = numbered.get(`${file} ${local}`);
      if (short) {
        return short;
      }
      const digest = createHash('sha256').update(`${file} ${local}`).digest('base64url');
      const name = `${local}_${digest.slice(0, HASH_LENGTH)}`;
      const owner = owners.get(name) ?? file;
      if (owner !== file) {
        fail(`.${local} of ${owner} and of ${file} would both be .${name}. Rename one of them.`);
      }
      owners.set(name, file);
      locals.set(name, local);
      return name;
    },
    localOf: (className) => locals.get(className) ?? className,
    digest: createHash('sha256')
      .update([...numbered].join())
      .digest('hex')
      .slice(0, 8),
  };
}

/** What of the bundler's configuration this changes. */
export type BundlerConfig = {
  module?: {rules?: unknown};
  /** Of webpack. */
  cache?: unknown;
  /** Of Rspack. */
  experiments?: unknown;
};

/**
 * Has css-loader name the classes of CSS modules.
 *
 * @param config The bundler's, which is changed: what it has kept from the last build, with other
 *   names, is no longer of use.
 * @throws Error where Docusaurus' rule for them is not as described above
 */
export function shortenClassNames(
  {module, cache, experiments}: BundlerConfig,
  {getLocalIdent, digest}: ClassNames,
): void {
  const options = ((module?.rules ?? []) as StyleRule[])
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader.options?.modules || [])
    .filter((modules) => modules.localIdentName);
  if (options.length === 0) {
    fail(
      'the rule for *.module.css of the package @docusaurus/core has no localIdentName any more.',
    );
  }
  options.forEach((modules) => Object.assign(modules, {getLocalIdent}));
  for (const kept of [cache, (experiments as {cache?: unknown} | undefined)?.cache]) {
    if (typeof kept === 'object' && kept !== null && 'version' in kept) {
      kept.version = `${String(kept.version)}-${digest}`;
    }
  }
}
