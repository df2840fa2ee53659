/**
 * With stock Docusaurus, every page gets code that no page needs. This part keeps that code out of the
 * download and out of hydration.
 *
 * | What | A note saves (gzip) |
 * | --- | --- |
 * | tslib, whose only used helper has no effect | 3.7 kB of scripts |
 * | the parts of the site's configuration that only the build reads | 3.0 kB |
 * | old modules without side effects, if nothing imports them | 1.0 kB |
 * | English dates without `Intl.DateTimeFormat` (dates/dateFormat.ts) | 25 ms of hydration |
 * | sorting property names without `localeCompare`, which loads language rules | 55 ms, with 4× CPU throttling |
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
/** In `useShallowMemoObject`, where any stable order will do. */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/** Configuration keys that only the build reads. Some contain paths on the machine that built the site. */
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

/** Libraries in an old module format that do nothing but export, so they can be dropped if unused. */
const WITHOUT_EFFECTS =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|invariant|prop-types|react-fast-compare|react-is|shallowequal|tiny-invariant)[\\/]/;

const UNUSED: object = {test: WITHOUT_EFFECTS, sideEffects: false};

const dependsOn: readonly DependsOnFile[] = [
  {...INTL, has: [DATE_FORMAT]},
  {...MEMO, has: [BY_LANGUAGE]},
  {...UTILS, has: [TSLIB_IMPORT, TSLIB_CALL]},
];

/** @param source `docusaurus.config.mjs` as core generates it: `export default` and JSON. */
const withoutBuildKeys = (source: string) =>
  source.replace(/^export default (\{.*\});?\s*$/ms, (_, json: string) => {
    const entries = Object.entries(JSON.parse(json) as object);
    const config = Object.fromEntries(entries.filter(([key]) => !BUILD_ONLY.has(key)));
    return `export default ${JSON.stringify(config)};`;
  });

function lightClient({generatedFilesDir}: LoadContext): Plugin {
  const rules: object[] = [
    transformFile('client', fileOf(UTILS.package, UTILS.file), (source) =>
      source.replace(TSLIB_IMPORT, '').replaceAll(TSLIB_CALL, 'applyTrailingSlash_1'),
    ),
    transformFile(
      'client',
      fileOf(INTL.package, INTL.file),
      (source) =>
        `import {makeDateFormat} from ${OUR_DATES};\n${source.replaceAll(DATE_FORMAT, 'makeDateFormat(')}`,
    ),
    transformFile('client', fileOf(MEMO.package, MEMO.file), (source) =>
      source.replace(BY_LANGUAGE, '(a[0] < b[0] ? -1 : 1)'),
    ),
    transformFile(
      'client',
      path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      withoutBuildKeys,
    ),
  ];
  return {
    name: 'light-client',
    configureWebpack(_config, isServer) {
      // In development, the libraries' own checks are useful.
      const isForReaders = !isServer && process.env.NODE_ENV === 'production';
      return {module: {rules: isForReaders ? [...rules, UNUSED] : rules}};
    },
  };
}

export const client: Part = {
  name: 'client',
  dependsOn,
  addTo: (site) => addPlugins(site, lightClient),
};
