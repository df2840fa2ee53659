/**
 * Keeps out of the reader's download, and out of the time in which the browser takes a page over, what
 * Docusaurus sends to every page and no page needs.
 *
 * | What | Gain |
 * | --- | --- |
 * | the site's configuration without what only the build reads (siteConfig.ts) | 2.3 KB of scripts, gzip |
 * | only the helpers of tslib that are called (tslib.ts) | 3.5 KB |
 * | the routers without those whose address is in the hash or in memory (router.ts) | 2.2 KB |
 * | kinds of navbar items that the navbar has (navbarItems.ts) | 1.6 KB |
 * | kinds of admonitions but the one of unlisted pages (visibilityBanners.ts) | 1.3 KB |
 * | texts without what is said to their translators, and without ids under which nothing is translated (translations.ts) | 1 KB |
 * | English dates without `Intl.DateTimeFormat`, whose data the browser loads while it takes over the page; any other date is still written by it | 25 ms on a fast computer |
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasesOf} from '../bundler/aliases';
import {replacePieces, transformFile} from '../bundler/transform';
import {fileOf, type Ground} from '../ground';
import {addPlugins, type Part} from '../part';
import {LIST_PIECES, makeComponentTypes, type NavbarItem} from './navbarItems';
import {routerGround, routerRules} from './router';
import {withoutBuildOnly} from './siteConfig';
import {translationsGround, translationsRule} from './translations';
import {findTslibHelpers, UTILS_COMMON, utilsCommonDir} from './tslib';
import {visibilityGround, visibilityRules} from './visibilityBanners';

const COMMON = '@docusaurus/theme-common';
const INTL_FILE = 'lib/utils/IntlUtils.js';
const DATE_FORMAT = 'new Intl.DateTimeFormat(';

const ground: readonly Ground[] = [
  {package: COMMON, file: INTL_FILE, has: [DATE_FORMAT]},
  {package: UTILS_COMMON, file: 'lib/index.js', has: ['const tslib_1 = require("tslib");']},
  ...routerGround,
  ...visibilityGround,
  ...translationsGround,
  {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/NavbarItem/ComponentTypes.js',
    has: LIST_PIECES,
  },
  {package: 'tslib', file: 'tslib.es6.mjs', has: ['export function __']},
];

function lightClient({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const name = 'light-client';
  const tslibFile = 'tslib.mjs';
  const themeDir = path.join(generatedFilesDir, name, 'default', 'theme');
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};
  return {
    name,
    getThemePath: () => themeDir,
    async contentLoaded({actions}) {
      await actions.createData(
        'theme/NavbarItem/ComponentTypes.js',
        makeComponentTypes(navbar?.items ?? []),
      );
      const helpers = await findTslibHelpers();
      await actions.createData(
        tslibFile,
        `export {${helpers.join(', ')}} from 'tslib/tslib.es6.mjs';\n`,
      );
    },
    configureWebpack(config, isServer) {
      const dateFormat = path.join(__dirname, '..', '..', 'dates', 'dateFormat');
      const rules: object[] = [
        transformFile(
          fileOf(COMMON, INTL_FILE),
          replacePieces(
            {[DATE_FORMAT]: 'makeDateFormat('},
            `import {makeDateFormat} from ${JSON.stringify(dateFormat)};\n`,
          ),
        ),
        withoutBuildOnly(generatedFilesDir),
        ...visibilityRules(aliasesOf(config)),
      ];
      // While developing, the libraries' own checks are wanted.
      if (!isServer && process.env.NODE_ENV === 'production') {
        rules.push(translationsRule(siteDir, generatedFilesDir, config));
        rules.push({
          include: utilsCommonDir,
          resolve: {alias: {tslib$: path.join(generatedFilesDir, name, 'default', tslibFile)}},
        });
        if (siteConfig.future.experimental_router !== 'hash') {
          rules.push(...routerRules());
        }
      }
      return {module: {rules}};
    },
  };
}

export const client: Part = {
  name: 'client',
  ground,
  addTo: (site) => addPlugins(site, lightClient),
};
