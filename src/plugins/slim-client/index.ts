/**
 * Keeps out of the reader's download what Docusaurus sends to every page and no page uses. Each part
 * stops the build where the internal that it leans on has changed.
 *
 * | Part | Gain, gzip | Leans on |
 * | --- | --- | --- |
 * | site configuration without what only the build reads | 1.5 KB | `.docusaurus/docusaurus.config.mjs` is `export default` and JSON |
 * | data about the site without the list of plugins | 0.2 KB | `pluginVersions` in `.docusaurus/site-metadata.json` |
 * | `Intl.DateTimeFormat`, whose data the browser loads while it takes over the page | 25 ms on a fast computer | its use in theme-common's `IntlUtils` |
 * | kinds of navbar items that the navbar has | 1.6 KB | the list in the theme's `NavbarItem/ComponentTypes` |
 * | the router for addresses in the path alone | 2.2 KB | the condition in core's `clientEntry.js`; no call of `withRouter` |
 * | only the helpers of tslib that are called | 3.5 KB | `@docusaurus/utils-common` is CommonJS that calls `tslib_1.<helper>` |
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeComponentTypes, type NavbarItemKind} from './navbarItemKinds';

const NAME = 'slim-client';
const TSLIB_FILE = 'tslib.mjs';

const utilsCommonDir = path.dirname(require.resolve('@docusaurus/utils-common'));

const replaceLoader = path.join(__dirname, '..', 'replaceLoader.cjs');

const themeCommonDir = path.dirname(require.resolve('@docusaurus/theme-common'));

function findPackageDir(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** Other modules for imports of the router, by the name that it imports. */
const ROUTER_IMPORTS: Record<string, string | false> = {
  history$: path.join(__dirname, 'browserHistory.mjs'),
  // Of `withRouter`, which nothing calls, and of checks while developing.
  'hoist-non-react-statics$': false,
  'prop-types$': false,
  'react-is$': false,
};

/** The names of tslib's helpers that `@docusaurus/utils-common` calls. */
async function findTslibHelpers(): Promise<string[]> {
  const files = (await readdir(utilsCommonDir)).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(utilsCommonDir, file), 'utf8')),
  );
  const names = sources.flatMap((source) => [...source.matchAll(/tslib_1\.(\w+)/g)]);
  if (names.length === 0) {
    throw new Error(
      `${NAME}: @docusaurus/utils-common no longer calls tslib_1.<helper>; take tslib out of src/plugins/slim-client.`,
    );
  }
  return [...new Set(names.map((match) => match[1]!))];
}

export default function slimClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  const {items} = (siteConfig.themeConfig as {navbar: {items: {type?: NavbarItemKind}[]}}).navbar;
  return {
    name: NAME,
    getThemePath: () => path.join(dataDir, 'theme'),
    async contentLoaded({actions}) {
      const helpers = await findTslibHelpers();
      await actions.createData(
        TSLIB_FILE,
        `export {${helpers.join(', ')}} from 'tslib/tslib.es6.mjs';\n`,
      );
      await actions.createData(
        'theme/NavbarItem/ComponentTypes.js',
        makeComponentTypes(items.map((item) => item.type)),
      );
    },
    configureWebpack(_config, isServer) {
      // Everywhere, so that a date that it can't write stops the build.
      const dateFormat = {
        test: require.resolve(path.join(themeCommonDir, 'utils', 'IntlUtils.js')),
        enforce: 'pre' as const,
        loader: replaceLoader,
        options: {
          plugin: NAME,
          replacements: {'new Intl.DateTimeFormat(': 'makeDateFormat('},
          prepend: "import {makeDateFormat} from '@site/src/dateFormat';\n",
        },
      };
      // While developing, the libraries' own checks are wanted.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [dateFormat]}};
      }
      return {
        module: {
          rules: [
            dateFormat,
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              loader: path.join(__dirname, 'clientConfigLoader.cjs'),
            },
            {
              test: path.join(generatedFilesDir, 'site-metadata.json'),
              loader: path.join(__dirname, 'siteMetadataLoader.cjs'),
            },
            {
              test: require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
              loader: replaceLoader,
              options: {
                plugin: NAME,
                replacements: {"siteConfig.future.experimental_router === 'hash'": 'false'},
              },
            },
            {
              include: ['react-router', 'react-router-dom'].map(findPackageDir),
              resolve: {alias: ROUTER_IMPORTS},
            },
            {
              include: utilsCommonDir,
              resolve: {alias: {tslib$: path.join(dataDir, TSLIB_FILE)}},
            },
          ],
        },
      };
    },
  };
}
