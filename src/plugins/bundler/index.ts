/**
 * Bundler settings that no Docusaurus option covers.
 *
 * - A script that doesn't arrive times out after ten seconds rather than the bundler's two minutes. The
 *   browser then loads the page itself, which shows the reader what's happening.
 * - PostCSS runs without `postcss-preset-env`, because Lightning CSS does the same work for the browsers
 *   in package.json. This saves a sixth of a cold build's CPU time. PostCSS also doesn't look for a
 *   configuration in every folder above each style sheet, which saves 0.5 s.
 * - In development, the error overlay closes once a mistake is fixed; nothing is compressed; and nothing
 *   is cached on disk: `rspackPersistentCache: false` turns the cache off only for builds, so old
 *   transcripts or terms would still appear after the plugins change.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** https://github.com/webpack-contrib/css-loader#modules */
type ModuleOptions = {
  /** If this returns nothing, Docusaurus' own pattern applies. */
  getLocalIdent?: (
    context: {resourcePath: string},
    pattern: string,
    name: string,
  ) => string | undefined;
};

type Rule = {use?: {options?: {modules?: ModuleOptions}}[]};

/** In milliseconds. The whole script must have arrived by then. */
const SCRIPT_ARRIVES_WITHIN = 10_000;

/** Docusaurus lists a PostCSS plugin by its file, or by its file and options. */
const isPresetEnv = (plugin: unknown) => String([plugin].flat()[0]).includes('postcss-preset-env');

/** Sent to the browser as source text, so it can't refer to anything outside itself. */
const isOwnError = ({message}: Error) => !/Module build failed|Cannot find module/.test(message);

/** Packages with CSS modules. In any other package, classes keep the names that Docusaurus gives them. */
const PACKAGES = [
  'docusaurus-light',
  ...['theme-classic', 'theme-common'].map((name) => `@docusaurus/${name}`),
];

/**
 * Numbers CSS module classes by file and name: the numbers change only if a class is added or
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
 * Shortens class names in CSS modules, which saves 2 kB of the style sheet and 1 kB of a note's HTML. A
 * plugin can only add rules, so this modifies Docusaurus' existing ones.
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
