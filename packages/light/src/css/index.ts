/**
 * Drops from the stylesheet, which holds up the first paint of every page, the rules of Infima and the
 * theme that the site can't use. Lightning CSS drops them; it is told those classes and custom
 * properties of the two packages that no script, no file of the build and no other stylesheet names.
 * Rules of the site all stay.
 *
 * Gain: 6 of 20 kB (gzip). Cost: 0.3 s of a build; in the built file custom properties have names of
 * one or two letters. In HTML that a plugin injects, a class that has gone stops the build.
 */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {partError} from '../dependsOnFiles';
import {addPlugins, type Part} from '../part';
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
function makeBundlerPlugin(siteConfig: object, dropped: Set<string>) {
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

function lightCss({siteConfig}: LoadContext): Plugin {
  const dropped = new Set<string>();
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      const isForReaders = !isServer && process.env.NODE_ENV === 'production';
      return isForReaders ? {plugins: [makeBundlerPlugin(siteConfig, dropped)]} : {};
    },
    async postBuild({headTags, preBodyTags, postBodyTags}) {
      const injected = `${headTags}${preBodyTags}${postBodyTags}`.matchAll(/class="([^"]*)"/g);
      const lost = [...injected]
        .flatMap(([, names]) => names!.split(' '))
        .find((name) => dropped.has(name));
      if (lost) {
        throw partError(
          'css',
          `a plugin injects HTML with the class "${lost}", which nothing else names.`,
        );
      }
    },
  };
}

export const css: Part = {
  name: 'css',
  dependsOn: [],
  addTo: (site) => addPlugins(site, lightCss),
};
