/**
 * Keeps in the built site's stylesheet what its pages use. Infima and the theme style every part and
 * setting that Docusaurus knows, most of which this site does without, and the stylesheet holds up
 * the first paint of every page. The pages and scripts of the same build tell what is used, so a new
 * note has its styles; the development server keeps everything.
 *
 * Gain, gzip: 8 of 18 KB on every page, 0.6 KB of it by short names of custom properties. Cost: about
 * a second of each build, and that those names tell nothing in the built file.
 * Source: both sizes are what the build logs.
 *
 * It leans on there being one stylesheet, which only pages name. The build stops otherwise.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';
import {parse} from 'postcss';
import {addPage, addScript, makeNames} from './names';
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

/** Text by file. */
type Files = ReadonlyMap<string, string>;

function fail(message: string): never {
  throw new Error(
    `${NAME}: ${message} Adapt src/plugins/used-css, or set keepsUsedCss to false in docusaurus.config.ts.`,
  );
}

/** The text of the files below `folder`, if there is one, whose names end in `ending`, by full path. */
function readFiles(folder: string, ending: string): Files {
  const names = !existsSync(folder) ? [] : readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = names
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * The stylesheet `css` without what neither `pages` (HTML) nor `scripts` (JavaScript) use, where
 * `ownSource` is the source of the site's own components. Throws where a script can't be read.
 */
export function keepUsedCss(css: string, pages: Files, scripts: Files, ownSource: string): string {
  const names = makeNames();
  const inlineScripts = [...pages].flatMap(([page, html]) =>
    addPage(names, html).map((source) => [page, source] as const),
  );
  const isRenderedByServer = makeIsRenderedByServer(names.classes, ownSource);
  // Most inline scripts stand in every page.
  const sources = new Map([...inlineScripts, ...scripts].map(([file, source]) => [source, file]));
  for (const [source, file] of sources) {
    try {
      addScript(names, source, isRenderedByServer);
    } catch (error) {
      fail(`${file} holds a script that can't be read (${String(error)}).`);
    }
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

/** Gives the stylesheet its new content and a name made of that content, in all pages too. */
function replaceStylesheet(file: string, css: string, pages: Files): void {
  const oldName = path.basename(file);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const newName = oldName.replace(/\.\w+\.css$/, `.${hash}.css`);
  for (const [page, html] of pages) {
    writeFileSync(page, html.replaceAll(oldName, newName));
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
      const pages = readFiles(outDir, '.html');
      const scripts = readFiles(outDir, '.js');
      const stylesheets = [...readFiles(path.join(outDir, 'assets', 'css'), '.css')];
      const [stylesheet] = stylesheets;
      if (!stylesheet || stylesheets.length > 1) {
        fail(`${outDir}/assets/css must hold one stylesheet, and holds ${stylesheets.length}.`);
      }
      const [file, css] = stylesheet;
      // The bundler's runtime puts a name together from its parts.
      const [, hash] = path.basename(file).split('.');
      const script = [...scripts].find(([, source]) => source.includes(hash!));
      if (script) {
        fail(`${script[0]} names the stylesheet ${file}, which is about to get a new name.`);
      }
      const ownSource = [...readFiles(path.join(siteDir, 'src'), '.tsx').values()].join('\n');
      const usedCss = keepUsedCss(css, pages, scripts, ownSource);
      replaceStylesheet(file, usedCss, pages);
      console.log(`[${NAME}] ${size(css)} of CSS became ${size(usedCss)} (gzip)`);
    },
  };
}
