/**
 * Drops the rules of Infima and the theme that no page uses. The two style every part and setting
 * that Docusaurus knows, most of which a site does without, and the stylesheet holds up the first
 * paint of every page. The pages and scripts of the same build tell what is used, so a new note has
 * its styles; the development server keeps everything.
 *
 * - Rules of the site's own stylesheets, and of any other package, all stay.
 * - A rule of the two packages goes if a class or tag in it is no word of any page's markup or any
 *   script, whole or in pieces that a script could join (`'alert--' + kind`). So does one for a part
 *   that the server renders where a setting asks for it, and none does (see serverRendered.ts).
 * - Custom properties that no page or script names get short names, or give their value to the place
 *   that reads them; the packages' own ones that nothing reads go. Where a script joins such names
 *   (`'--' + name`), all stay as they are.
 * - Classes of CSS modules get short names (see classNames.ts).
 *
 * Gain, gzip: 9 of 20 KB on every page: 3 by rules, 4.2 by custom properties, 1.4 by names of classes,
 * 0.8 by serverRendered.ts. Cost: a third of a second of a build with nine notes, 0.8 s with 500, and
 * that names of custom properties tell nothing in the built file.
 * Source: both sizes are what the build logs; the levers were each left out.
 *
 * Leans on: one stylesheet, which pages alone name; files of `infima` and `@docusaurus/theme-classic`
 * in it; `localIdentName` in Docusaurus' rule for `*.module.css`. Where one of these has changed the
 * build stops and says what.
 */
import {createHash} from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPage} from '../../plugins/builtPages';
import {addPlugins, type Part} from '../part';
import {nameClasses, shortenClassNames, type ClassNames} from './classNames';
import {fail} from './fail';
import {markOrigin} from './origin';
import {makeSourceList} from './sources';
import {keepUsedCss} from './usedCss';

/** Files that can name a class or a custom property, beside pages. */
const NAMING = /\.(?:[cm]?js|json|svg|css)$/;

/** Where each page, by its file, names the stylesheet: in bytes. */
type Links = Map<string, number[]>;

const readText = (file: string) => readFileSync(file, 'utf8');

/** Where `text` stands in `page`. */
function findAll(page: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let place = page.indexOf(text); place >= 0; place = page.indexOf(text, place + 1)) {
    places.push(place);
  }
  return places;
}

/**
 * Reads pages, one after the other.
 *
 * @param links Is told where each page names the file `name`.
 */
function* readPages(files: readonly string[], name: string, links: Links): Generator<Buffer> {
  for (const file of files) {
    const page = readPage(file);
    links.set(file, findAll(page, name));
    yield page;
  }
}

/** Writes `name` over what stands at these places of a page, which is as long. */
function writeOver(page: string, places: readonly number[], name: string): void {
  const descriptor = openSync(page, 'r+');
  places.forEach((place) => writeSync(descriptor, name, place));
  closeSync(descriptor);
}

/** Gives the stylesheet its new content and a name made of that content, in all pages too. */
function replaceStylesheet(file: string, css: string, links: Links): void {
  const [start, oldHash = '', end] = path.basename(file).split('.');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, oldHash.length);
  const name = `${start}.${hash}.${end}`;
  links.forEach((places, page) => writeOver(page, places, name));
  rmSync(file);
  writeFileSync(path.join(path.dirname(file), name), css);
}

/** The one stylesheet of the build. */
function findStylesheet(outDir: string): string {
  const folder = path.join(outDir, 'assets', 'css');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const [name = ''] = names;
  if (names.length !== 1 || !/^\w+\.\w{8}\.css$/.test(name)) {
    fail(
      `the package @docusaurus/core no longer makes one stylesheet assets/css/<name>.<hash>.css, but ${names.join(', ') || 'none'}.`,
    );
  }
  return path.join(folder, name);
}

const size = (css: string) => `${(gzipSync(css, {level: 9}).length / 1000).toFixed(1)} KB`;

/** Takes the build in `outDir` in hand; `sources` are the files its scripts were made of. */
function lighten(outDir: string, sources: readonly string[], localOf: ClassNames['localOf']): void {
  const stylesheet = findStylesheet(outDir);
  const name = path.basename(stylesheet);
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(outDir, file))
    .filter((file) => file !== stylesheet);
  const scripts = new Map(
    files.filter((file) => NAMING.test(file)).map((file) => [file, readText(file)]),
  );
  // The bundler's runtime puts a name together from its parts.
  const [, hash = ''] = name.split('.');
  const script = [...scripts].find(([, source]) => source.includes(hash));
  if (script) {
    fail(
      `${path.relative(outDir, script[0])} names the stylesheet ${name}, which is about to get a new name; the package @docusaurus/core used to name it in pages alone.`,
    );
  }
  const links: Links = new Map();
  const css = readText(stylesheet);
  const used = keepUsedCss({
    css,
    pages: readPages(
      files.filter((file) => file.endsWith('.html')),
      name,
      links,
    ),
    scripts: scripts.values(),
    sources: sources.map(readText),
    localOf,
  });
  replaceStylesheet(stylesheet, used.css, links);
  const remark = used.isBuilt
    ? '; a script joins names of custom properties, so all of these stayed as they are'
    : '';
  console.log(`[light/css] ${size(css)} of CSS became ${size(used.css)} (gzip)${remark}`);
}

export default function lightCss({siteDir, siteConfig}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    fail(`with the router "hash" there are no pages that tell what is used.`);
  }
  const sources = makeSourceList();
  const isProduction = () => process.env.NODE_ENV === 'production';
  let names: ClassNames | undefined;
  const getNames = () => (names ??= nameClasses(siteDir));
  return {
    name: 'light-css',
    configureWebpack(config, isServer) {
      if (isProduction()) {
        shortenClassNames(config, getNames());
      }
      return isServer ? {} : {plugins: [sources.plugin]};
    },
    configurePostCss(options) {
      return isProduction() ? {...options, plugins: [...options.plugins, markOrigin]} : options;
    },
    // Without a pause: Docusaurus starts all plugins' postBuild one after another, so what changes or
    // copies pages does so either wholly before or wholly after this.
    async postBuild({outDir}) {
      if (isProduction()) {
        lighten(outDir, sources.files(), getNames().localOf);
      }
    },
  };
}

export const css: Part = {
  name: 'css',
  // What it leans on is in the build itself, and looked at there.
  ground: [],
  addTo: (site) => addPlugins(site, lightCss),
};
