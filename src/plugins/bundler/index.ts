/**
 * What no option of Docusaurus sets of the bundler.
 *
 * - A script that does not answer is given up after ten seconds, not after the bundler's two minutes:
 *   the reader's click then becomes the browser's own load of the page, which shows how it stands.
 * - A build is the same byte for byte wherever the project's folder stands, with a cache or without.
 *   steadyNames.ts is one half of that. The other: Docusaurus has a picture of a note or a post loaded by
 *   a request that names the loader for large files by its absolute path; the bundler makes a module's
 *   number from its request, and the numbers are in the scripts, whose hashes are in every page. Without
 *   the path, url-loader takes the same loader by itself.
 * - PostCSS runs without `postcss-preset-env`, whose work for the browsers of package.json Lightning CSS
 *   does again when it makes the stylesheet smaller, and looks for a configuration once for the site, not
 *   once for each of its files. A plugin's or a site's own PostCSS plugins run as ever. What is no CSS of
 *   any browser, such as `@custom-media`, is not translated.
 *   Gain: a sixth of the CPU time of a cold build.
 * - Modules that several chunks of the server need stand in one chunk. Without it each note's chunk has
 *   them all again, and the threads that render pages read and compile 36 MB for 500 notes, not 10.
 * - The bundler is told of what a note is made of besides its file and its imports.
 * - While developing, a mistake that is mended leaves the page: the browser is given each update since
 *   its last, runs that of the mistake on the way, and would show its error over the page that is right.
 *   Nothing is packed for a browser on the same machine, which took a third of a second a page.
 *
 * Cost: none known. Leans on the form of that request (`inlineMarkdownImageFileLoader` of
 * `getFileLoaderUtils`, @docusaurus/utils): should it change, `npm run test:reproducible` fails.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {findLinkedFromFile} from '../content-index/linkedFrom';
import {steadyNames} from './steadyNames';

/** In milliseconds; a script that has begun to arrive has to be whole by then as well. */
const SCRIPT_ARRIVES_WITHIN = 10_000;

/** Modules of the server that so many of its chunks need stand in one chunk of their own. */
const SHARE_ON_SERVER = {
  cacheGroups: {
    shared: {name: 'shared', chunks: 'async' as const, minChunks: 5, enforce: true},
  },
};

/**
 * How long Docusaurus takes to write what it knows of a saved note, in milliseconds, while developing.
 * Made together with the note's text, a changed title is seen after 0.9 s; made after it, 1.4.
 */
const WRITTEN_WITHIN = 200;

const tellDependencies = (siteDir: string) => ({
  test: /\.mdx?$/,
  // Docusaurus asks each rule for markdown for its folders.
  include: [path.join(siteDir, 'docs')],
  enforce: 'pre' as const,
  loader: path.join(__dirname, '../../markdown/noteDependencies.cjs'),
  options: {siteDir, findLinkedFrom: (note: string) => findLinkedFromFile(siteDir, note)},
});

/** In the options of url-loader, whose `fallback` is file-loader by default. */
const FALLBACK = /(?<=url-loader[^!]*)&fallback=[^!&]*file-loader[^!&]*/;

/** Whether a site configures PostCSS itself (https://github.com/webpack-contrib/postcss-loader#config). */
function hasPostCssConfig(siteDir: string): boolean {
  const packageFile = path.join(siteDir, 'package.json');
  return (
    readdirSync(siteDir).some((name) => /^(?:\.postcssrc|postcss\.config)\b/.test(name)) ||
    (existsSync(packageFile) && 'postcss' in JSON.parse(readFileSync(packageFile, 'utf8')))
  );
}

/** Docusaurus names a PostCSS plugin by its file, or by that and its options. */
const isPresetEnv = (plugin: unknown) =>
  String(Array.isArray(plugin) ? plugin[0] : plugin).includes('postcss-preset-env');

/** Is sent to the browser as text, so it can use nothing from outside. */
const isOwnError = ({message}: Error) => !/Module build failed|Cannot find module/.test(message);

export default function bundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: hasPostCssConfig(siteDir),
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...(isServer && {optimization: {splitChunks: SHARE_ON_SERVER}}),
        devServer: {client: {overlay: {runtimeErrors: isOwnError}}, compress: false},
        module: {rules: [tellDependencies(siteDir)]},
        ...(process.env.NODE_ENV === 'development' && {
          watchOptions: {aggregateTimeout: WRITTEN_WITHIN},
        }),
        output: {chunkLoadTimeout: SCRIPT_ARRIVES_WITHIN},
        plugins: [
          new NormalModuleReplacementPlugin(FALLBACK, (resource: {request: string}) => {
            resource.request = resource.request.replace(FALLBACK, '');
          }),
          ...(isServer ? [] : [steadyNames]),
        ],
      };
    },
  };
}
