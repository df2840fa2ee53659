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
import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** https://github.com/webpack-contrib/css-loader#modules */
type Rule = {use?: {options?: {modules?: {localIdentName: string}}}[]};

/** In milliseconds; a script that has begun to arrive has to be whole by then as well. */
const SCRIPT_ARRIVES_WITHIN = 10_000;

/** Docusaurus names a PostCSS plugin by its file, or by that and its options. */
const isPresetEnv = (plugin: unknown) => String([plugin].flat()[0]).includes('postcss-preset-env');

/** Is sent to the browser as text, so it can use nothing from outside. */
const isOwnError = ({message}: Error) => !/Module build failed|Cannot find module/.test(message);

/**
 * Names classes of CSS modules by their hash alone: 1 kB less of the stylesheet and of a note's HTML. A
 * plugin can only add rules, so Docusaurus' own are changed in place.
 */
function shortenClassNames(rules: readonly Rule[]): void {
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader.options?.modules ?? []);
  if (options.length === 0) {
    throw new Error(
      `Docusaurus' rule for CSS modules has moved. Adapt ${__filename}, or remove the call of shortenClassNames.`,
    );
  }
  options.forEach((modules) => {
    modules.localIdentName = '[contenthash:base64:5]';
  });
}

export default function bundler(): Plugin {
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
        shortenClassNames(config.module?.rules as never);
      }
      return {
        devServer: {client: {overlay: {runtimeErrors: isOwnError}}, compress: false},
        ...(isDevelopment && {experiments: {cache: {type: 'memory'}}}),
        output: {chunkLoadTimeout: SCRIPT_ARRIVES_WITHIN},
      };
    },
  };
}
