/**
 * Drops from the stylesheet, which holds up the first paint of every page, the rules of Infima and the
 * theme that the site can't use. Lightning CSS drops them; it is told those classes and custom
 * properties of the two packages that no script, no file of the build and no other stylesheet names.
 * Rules of the site all stay.
 *
 * Gain: 6 of 20 kB (gzip). Cost: 0.3 s of a build; in the built file custom properties have names of
 * one or two letters. A class that has gone and is in a page after all stops the build.
 */
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {partError} from '../dependsOnFiles';
import {addPlugins, type LightOptions, type Part} from '../part';
import {keepUsedCss} from './usedCss';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

const NAME = 'light-css';
const PACKAGES = /[\\/]node_modules[\\/](?:infima|@docusaurus[\\/]theme-classic)[\\/]/;
const STYLE = /\.(?:css|s[ac]ss)$/;

/** Files of the build that can name a class or a custom property. */
const NAMING = /\.(?:[cm]?js|json|html|svg|css)$/;

const size = (css: string) => `${(gzipSync(css, {level: 9}).length / 1000).toFixed(1)} kB`;

/** The sources of all stylesheets in the bundle. */
function findStyles({modules}: Compilation): string[] {
  const resources = [...modules].flatMap((module) =>
    'resource' in module ? [String(module.resource).split('?')[0]!] : [],
  );
  return [...new Set(resources)].filter((file) => STYLE.test(file));
}

/** @param dropped Is given the classes that have gone. */
function makeBundlerPlugin(
  siteConfig: object,
  neverShown: readonly string[],
  dropped: Set<string>,
) {
  const lighten = (compilation: Compilation, {webpack}: Compiler) => {
    const ofChunks = new Set([...compilation.chunks].flatMap(({files}) => [...files]));
    const isSheet = (name: string) => ofChunks.has(name) && STYLE.test(name);
    const assets = compilation.getAssets();
    const sheets = assets.filter(({name}) => isSheet(name));
    const texts = assets
      .filter(({name}) => NAMING.test(name) && !isSheet(name))
      .map(({source}) => source.source().toString());
    const files = findStyles(compilation);
    const read = (file: string) => readFileSync(file, 'utf8');
    for (const {name, source} of sheets) {
      const css = source.source().toString();
      const used = keepUsedCss({
        css,
        packages: files.filter((file) => PACKAGES.test(file)).map(read),
        styles: files.filter((file) => !PACKAGES.test(file)).map(read),
        texts: [...texts, JSON.stringify(siteConfig)],
        neverShown,
      });
      used.dropped.forEach((className) => dropped.add(className));
      compilation.updateAsset(name, new webpack.sources.RawSource(used.css));
      console.log(`[light/css] ${size(css)} of CSS became ${size(used.css)} (gzip)`);
    }
  };
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // Once scripts and styles are minified, before files are named by their content.
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
          lighten(compilation, compiler);
        });
      });
    },
  };
}

/** @returns the first of these classes that a page has, with the page */
async function findClass(classes: ReadonlySet<string>, outDir: string, routes: readonly string[]) {
  for (const route of routes) {
    const file = [`${route}.html`, `${route}/index.html`]
      .map((name) => path.join(outDir, name))
      .find((name) => existsSync(name));
    const html = file ? await readFile(file, 'utf8') : '';
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)) {
      const name = (quoted ?? bare)!.split(' ').find((each) => classes.has(each));
      if (name) {
        return {name, file};
      }
    }
  }
  return undefined;
}

const lightCss =
  ({neverShown = []}: LightOptions) =>
  ({siteConfig}: LoadContext): Plugin => {
    const dropped = new Set<string>();
    return {
      name: NAME,
      configureWebpack(_config, isServer) {
        const isForReaders = !isServer && process.env.NODE_ENV === 'production';
        return isForReaders ? {plugins: [makeBundlerPlugin(siteConfig, neverShown, dropped)]} : {};
      },
      async postBuild({outDir, routesPaths}) {
        const base = siteConfig.baseUrl.length;
        const routes = routesPaths.map((route) => route.slice(base));
        const found = await findClass(dropped, outDir, routes);
        if (found) {
          throw partError(
            'css',
            `${found.file} has the class "${found.name}", whose rules have gone: nothing else names it, or light() is told by "neverShown" that no page shows it.`,
          );
        }
      },
    };
  };

export const css: Part = {
  name: 'css',
  dependsOn: [],
  addTo: (site, options) => addPlugins(site, lightCss(options)),
};
