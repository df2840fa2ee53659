/**
 * Keeps out of the reader's download, and out of the time of hydration, what Docusaurus sends to every
 * page and no page needs.
 *
 * | What | Gain of a note, gzip |
 * | --- | --- |
 * | tslib, of which one helper is called, to no effect | 3.7 KB of scripts |
 * | the site's configuration without what only the build reads | 3.0 KB |
 * | the routers without those whose address is in the hash or in memory | 1.9 KB |
 * | kinds of navbar items that the navbar has | 1.6 KB |
 * | English dates without `Intl.DateTimeFormat` (dates/dateFormat.ts) | 25 ms of hydration |
 * | a sort of property names without `localeCompare`, which loads a language's rules | 55 ms, CPU four times slower |
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformFile} from '../bundler/transform';
import {fileOf} from '../dependsOnFiles';
import {addPlugins, type DependsOnFile, type Part} from '../part';

const UTILS = {package: '@docusaurus/utils-common', file: 'lib/index.js'};
const TSLIB_IMPORT = 'const tslib_1 = require("tslib");';
const TSLIB_CALL = 'tslib_1.__importDefault(applyTrailingSlash_1)';

const INTL = {package: '@docusaurus/theme-common', file: 'lib/utils/IntlUtils.js'};
const DATE_FORMAT = 'new Intl.DateTimeFormat(';
const OUR_DATES = JSON.stringify(path.join(__dirname, '../dates/dateFormat'));

const MEMO = {package: '@docusaurus/theme-common', file: 'lib/utils/reactUtils.js'};
/** In `useShallowMemoObject`, where any order will do. */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

const NAVBAR = {
  package: '@docusaurus/theme-classic',
  file: 'lib/theme/NavbarItem/ComponentTypes.js',
};
/** A kind's line in the theme's list: `docSidebar: DocSidebarNavbarItem,`. */
const NAVBAR_KIND = /^ {2}(\w+): \w+NavbarItem,$/gm;

/** Of the site's configuration. Some tell where on a machine the site was built. */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** Libraries in the old form of modules that do nothing but export: unused, they can go. */
const WITHOUT_EFFECTS =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|invariant|prop-types|react-fast-compare|react-is|shallowequal|tiny-invariant)[\\/]/;

const dependsOn: readonly DependsOnFile[] = [
  {...INTL, has: [DATE_FORMAT]},
  {...MEMO, has: [BY_LANGUAGE]},
  {...UTILS, has: [TSLIB_IMPORT, TSLIB_CALL]},
  {...NAVBAR, has: ['\n  docSidebar: DocSidebarNavbarItem,\n']},
  // browserHistory.mjs exports these.
  {
    package: 'history',
    file: 'esm/history.js',
    has: ['createBrowserHistory', 'createLocation', 'createPath', 'locationsAreEqual'],
  },
];

/** @param source `docusaurus.config.mjs` as core generates it: `export default` and JSON. */
const withoutBuildKeys = (source: string) =>
  source.replace(/^export default (\{.*\});?\s*$/ms, (_, json: string) => {
    const entries = Object.entries(JSON.parse(json) as object);
    const config = Object.fromEntries(entries.filter(([key]) => !BUILD_ONLY.has(key)));
    return `export default ${JSON.stringify(config)};`;
  });

/** @param navbar As JSON. Links, and the menus that dropdowns are made of, are always there. */
const withoutUnusedKinds = (source: string, navbar: string) =>
  source.replace(NAVBAR_KIND, (entry, kind: string) =>
    ['default', 'dropdown'].includes(kind) || navbar.includes(`"type":"${kind}"`) ? entry : '',
  );

function lightClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const rules: object[] = [
    transformFile(fileOf(UTILS.package, UTILS.file), (source) =>
      source.replace(TSLIB_IMPORT, '').replaceAll(TSLIB_CALL, 'applyTrailingSlash_1'),
    ),
    transformFile(
      fileOf(INTL.package, INTL.file),
      (source) =>
        `import {makeDateFormat} from ${OUR_DATES};\n${source.replaceAll(DATE_FORMAT, 'makeDateFormat(')}`,
    ),
    transformFile(fileOf(MEMO.package, MEMO.file), (source) =>
      source.replace(BY_LANGUAGE, '(a[0] < b[0] ? -1 : 1)'),
    ),
    transformFile(path.join(generatedFilesDir, 'docusaurus.config.mjs'), withoutBuildKeys),
  ];
  const navbar = JSON.stringify(siteConfig.themeConfig.navbar ?? {});
  const rulesForReaders: object[] = [
    transformFile(fileOf(NAVBAR.package, NAVBAR.file), (source) =>
      withoutUnusedKinds(source, navbar),
    ),
    // A component that nothing imports any more can go.
    {include: fileOf(NAVBAR.package, 'lib/theme/NavbarItem'), sideEffects: false},
    {test: WITHOUT_EFFECTS, sideEffects: false},
    {
      include: ['react-router', 'react-router-dom'].map((name) => fileOf(name, '.')),
      resolve: {alias: {history$: path.join(__dirname, 'browserHistory.mjs')}},
    },
  ];
  return {
    name: 'light-client',
    configureWebpack(_config, isServer) {
      // While developing, the libraries' own checks are wanted.
      const isForReaders = !isServer && process.env.NODE_ENV === 'production';
      const hasPaths = siteConfig.future.experimental_router !== 'hash';
      return {module: {rules: isForReaders && hasPaths ? [...rules, ...rulesForReaders] : rules}};
    },
  };
}

export const client: Part = {
  name: 'client',
  dependsOn,
  addTo: (site) => addPlugins(site, lightClient),
};
