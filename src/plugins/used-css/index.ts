/**
 * Keeps in the built site's stylesheet what its pages use. Infima and the theme style every part and
 * setting that Docusaurus knows, most of which this site does without, and the stylesheet holds up
 * the first paint of every page. The pages and scripts of the same build tell what is used, so a new
 * note has its styles; the development server keeps everything.
 *
 * Gain, gzip: 8 of 18 KB on every page, 0.6 KB of it by short names of custom properties. Cost: a
 * fifth of a second of a build with eight notes, about a second with 500, and that those names tell
 * nothing in the built file.
 * Source: both sizes are what the build logs.
 *
 * It leans on there being one stylesheet, which only pages name. The build stops otherwise.
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
import {transform} from 'lightningcss';
import {parse} from 'postcss';
import {addPages, addScript, makeNames} from './names';
import {
  dropReplaced,
  dropUnread,
  findNamedProperties,
  inlineConstants,
  shortenNames,
} from './properties';
import {makeIsRenderedByServer} from './renderedByServer';
import {dropUnusedSelectors} from './selectors';

const NAME = 'used-css';

function fail(message: string): never {
  throw new Error(
    `${NAME}: ${message} Adapt src/plugins/used-css, or set keepsUsedCss to false in docusaurus.config.ts.`,
  );
}

/** The files below `folder`, if there is one, whose names end in `ending`: full paths. */
function findFiles(folder: string, ending: string): string[] {
  const names = !existsSync(folder) ? [] : readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

const readText = (file: string) => readFileSync(file, 'utf8');

/** Where `text` stands in `page`. */
function findAll(page: string, text: string): number[] {
  const places: number[] = [];
  for (let place = page.indexOf(text); place >= 0; place = page.indexOf(text, place + 1)) {
    places.push(place);
  }
  return places;
}

/**
 * Reads pages, one after the other, so that they are not in memory together: for the ASCII in them,
 * with a character for every other byte. Pages are much text, and twice as fast to read like this.
 *
 * @param linked Is told where, in bytes, each page names the file `name`.
 */
function* readPages(
  files: readonly string[],
  name: string,
  linked: Map<string, number[]>,
): Generator<string> {
  for (const file of files) {
    const page = readFileSync(file, 'latin1');
    linked.set(file, findAll(page, name));
    yield page;
  }
}

/**
 * The stylesheet `css` without what neither `pages` (HTML) nor `scripts` (JavaScript) use, where
 * `ownSource` is the source of the site's own components.
 */
export function keepUsedCss(
  css: string,
  pages: Iterable<string>,
  scripts: Iterable<string>,
  ownSource: string,
): string {
  const names = makeNames();
  const inlineScripts = addPages(names, pages);
  const isRenderedByServer = makeIsRenderedByServer(names.classes, ownSource);
  for (const source of [...inlineScripts, ...scripts]) {
    addScript(names, source, isRenderedByServer);
  }

  const root = parse(css);
  const outside = [...names.properties, ...findNamedProperties(root)];
  const isNamedOutside = (property: string) =>
    outside.some((name) => name === property || (name.endsWith('-') && property.startsWith(name)));
  dropUnusedSelectors(root, names);
  dropReplaced(root);
  dropUnread(root, isNamedOutside);
  inlineConstants(root, isNamedOutside);
  shortenNames(root, isNamedOutside);
  const code = Buffer.from(root.toString());
  return transform({filename: 'styles.css', code, minify: true}).code.toString();
}

/** Writes `name` over what stands at these places of a page, which is as long. */
function writeOver(page: string, places: readonly number[], name: string): void {
  const descriptor = openSync(page, 'r+');
  places.forEach((place) => writeSync(descriptor, name, place));
  closeSync(descriptor);
}

/**
 * Gives the stylesheet its new content and a name made of that content, in all pages too.
 *
 * @param linked Where each page names it.
 */
function replaceStylesheet(
  file: string,
  css: string,
  linked: ReadonlyMap<string, readonly number[]>,
): void {
  const oldName = path.basename(file);
  const [start, oldHash = '', end] = oldName.split('.');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, oldHash.length);
  const newName = `${start}.${hash}.${end}`;
  if (newName.length !== oldName.length) {
    fail(`the stylesheet ${file} must be called <name>.<hash>.css.`);
  }
  for (const [page, places] of linked) {
    writeOver(page, places, newName);
  }
  rmSync(file);
  writeFileSync(path.join(path.dirname(file), newName), css);
}

const size = (css: string) => `${(gzipSync(css, {level: 9}).length / 1000).toFixed(1)} KB`;

export default function usedCss({siteDir}: LoadContext): Plugin {
  return {
    name: NAME,
    // Without a pause: plugins run side by side, and address-forms copies the pages after its first.
    async postBuild({outDir}) {
      const pages = findFiles(outDir, '.html');
      const scripts = new Map(findFiles(outDir, '.js').map((file) => [file, readText(file)]));
      const stylesheets = findFiles(path.join(outDir, 'assets', 'css'), '.css');
      const [file] = stylesheets;
      if (!file || stylesheets.length > 1) {
        fail(`${outDir}/assets/css must hold one stylesheet, and holds ${stylesheets.length}.`);
      }
      const css = readText(file);
      // The bundler's runtime puts a name together from its parts.
      const [, hash] = path.basename(file).split('.');
      const script = [...scripts].find(([, source]) => source.includes(hash!));
      if (script) {
        fail(`${script[0]} names the stylesheet ${file}, which is about to get a new name.`);
      }
      const ownSource = findFiles(path.join(siteDir, 'src'), '.tsx').map(readText).join('\n');
      const linked = new Map<string, number[]>();
      const html = readPages(pages, path.basename(file), linked);
      const usedCss = keepUsedCss(css, html, scripts.values(), ownSource);
      replaceStylesheet(file, usedCss, linked);
      console.log(`[${NAME}] ${size(css)} of CSS became ${size(usedCss)} (gzip)`);
    },
  };
}
