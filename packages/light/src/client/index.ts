/**
 * Keeps out of the reader's download, and out of the time of hydration, what Docusaurus sends to every
 * page and no page needs.
 *
 * | What | Gain of a note, gzip |
 * | --- | --- |
 * | only the helpers of tslib that are called (tslib.ts) | 3.7 KB of scripts |
 * | the site's configuration without what only the build reads (siteConfig.ts) | 3.0 KB |
 * | the routers without those whose address is in the hash or in memory (router.ts) | 1.9 KB |
 * | kinds of navbar items that the navbar has (navbarItems.ts) | 1.6 KB |
 * | English dates without `Intl.DateTimeFormat` (dates/dateFormat.ts) | 25 ms of hydration |
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacePieces, transformFile} from '../bundler/transform';
import {fileOf, type DependsOnFile} from '../dependsOnFiles';
import {addPlugins, type Part} from '../part';
import {navbarFiles, navbarRules, type NavbarItem} from './navbarItems';
import {routerFiles, routerRules} from './router';
import {siteConfigRule} from './siteConfig';
import {findTslibHelpers, UTILS_COMMON, utilsCommonDir} from './tslib';

const COMMON = '@docusaurus/theme-common';
const INTL_FILE = 'lib/utils/IntlUtils.js';
const DATE_FORMAT = 'new Intl.DateTimeFormat(';

const dependsOn: readonly DependsOnFile[] = [
  {package: COMMON, file: INTL_FILE, has: [DATE_FORMAT]},
  {package: UTILS_COMMON, file: 'lib/index.js', has: ['const tslib_1 = require("tslib");']},
  {package: 'tslib', file: 'tslib.es6.mjs', has: ['export function __']},
  ...routerFiles,
  ...navbarFiles,
];

const dateRule = () =>
  transformFile(
    fileOf(COMMON, INTL_FILE),
    replacePieces(
      {[DATE_FORMAT]: 'makeDateFormat('},
      `import {makeDateFormat} from ${JSON.stringify(path.join(__dirname, '../dates/dateFormat'))};\n`,
    ),
  );

function lightClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};
  let tslib: string;
  return {
    name: 'light-client',
    async contentLoaded({actions}) {
      const helpers = (await findTslibHelpers()).join(', ');
      tslib = await actions.createData(
        'tslib.mjs',
        `export {${helpers}} from 'tslib/tslib.es6.mjs';\n`,
      );
    },
    configureWebpack(_config, isServer) {
      const rules: object[] = [dateRule(), siteConfigRule(generatedFilesDir)];
      // While developing, the libraries' own checks are wanted.
      if (!isServer && process.env.NODE_ENV === 'production') {
        rules.push(
          {include: utilsCommonDir, resolve: {alias: {tslib$: tslib}}},
          ...navbarRules(navbar?.items ?? []),
          ...(siteConfig.future.experimental_router === 'hash' ? [] : routerRules()),
        );
      }
      return {module: {rules}};
    },
  };
}

export const client: Part = {
  name: 'client',
  dependsOn,
  addTo: (site) => addPlugins(site, lightClient),
};
