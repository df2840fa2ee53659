/**
 * What no option of Docusaurus sets of the bundler.
 *
 * - A script that does not answer is given up after ten seconds, not after the bundler's two minutes:
 *   the reader's click then becomes the browser's own load of the page, which shows how it stands.
 * - PostCSS runs without `postcss-preset-env`: Lightning CSS does the same work for the browsers of
 *   package.json. A sixth of the CPU time of a cold build. Nor does it look for a configuration of its own
 *   in every folder above each stylesheet, of which this site has none: 0.5 s of a cold build.
 * - While developing, the error of a mistake that was mended leaves the page; nothing is compressed; and
 *   nothing is kept on the disk, where `rspackPersistentCache: false` turns the cache off for builds alone
 *   and an old transcript or term would show after a change of the tools.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** https://github.com/webpack-contrib/css-loader#modules */
type ModuleOptions = {
  /** Without a result, Docusaurus' own pattern counts. */
  getLocalIdent?: (
    context: {resourcePath: string},
    pattern: string,
    name: string,
  ) => string | undefined;
};

type Rule = {use?: {options?: {modules?: ModuleOptions}}[]};

/** In milliseconds; a script that has begun to arrive has to be whole by then as well. */
const SCRIPT_ARRIVES_WITHIN = 10_000;

/** Docusaurus names a PostCSS plugin by its file, or by that and its options. */
const isPresetEnv = (plugin: unknown) => String([plugin].flat()[0]).includes('postcss-preset-env');

/** Is sent to the browser as text, so it can use nothing from outside. */
const isOwnError = ({message}: Error) => !/Module build failed|Cannot find module/.test(message);

/** Packages with CSS modules. In any other package, classes keep the names that Docusaurus gives them. */
const PACKAGES = [
  'docusaurus-light',
  ...['theme-classic', 'theme-common'].map((name) => `@docusaurus/${name}`),
];

/**
 * Numbers the classes of CSS modules, by file and name: the numbers change only if a class is added or
 * removed, so readers' caches stay valid.
 */
function numberClasses(siteDir: string): Map<string, string> {
  const folders = PACKAGES.map((name) => path.dirname(require.resolve(name)));
  const files = [path.join(siteDir, 'src'), ...folders].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  const keys = files.flatMap((file) => {
    const names = readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/gi);
    return [...new Set(names)].map((name) => `${file} ${name}`);
  });
  return new Map(keys.map((key, index) => [key, `m${(index + 36).toString(36)}`]));
}

/**
 * Shortens the names of classes in CSS modules, which saves 2 kB of the style sheet and 1 kB of a note's
 * HTML. A plugin can only add rules, so this changes Docusaurus' own.
 */
function shortenClassNames(rules: readonly Rule[], siteDir: string): void {
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader.options?.modules ?? []);
  if (options.length === 0) {
    throw new Error(
      `Docusaurus' rule for CSS modules has moved. Update ${__filename}, or remove the call to shortenClassNames.`,
    );
  }
  const names = numberClasses(siteDir);
  options.forEach((modules) => {
    modules.getLocalIdent = ({resourcePath}, _pattern, name) =>
      names.get(`${resourcePath} ${name}`);
  });
}

export default function bundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack(config) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (!isDevelopment) {
        shortenClassNames(config.module?.rules as never, siteDir);
      }
      return {
        devServer: {client: {overlay: {runtimeErrors: isOwnError}}, compress: false},
        ...(isDevelopment && {experiments: {cache: {type: 'memory'}}}),
        output: {chunkLoadTimeout: SCRIPT_ARRIVES_WITHIN},
      };
    },
  };
}
