/** Has the bundler leave out of the routers what a site does not use whose addresses are paths. */
import path from 'node:path';
import {replacePieces, transformFile} from '../bundler/transform';
import {fileOf, type Ground} from '../ground';

const CORE = '@docusaurus/core';
const ENTRY = 'lib/client/clientEntry.js';
const IS_HASH_ROUTER = "siteConfig.future.experimental_router === 'hash'";

export const routerGround: readonly Ground[] = [
  {package: CORE, file: ENTRY, has: [IS_HASH_ROUTER]},
  // browserHistory.mjs exports these.
  {
    package: 'history',
    file: 'esm/history.js',
    has: ['createBrowserHistory', 'createLocation', 'createPath', 'locationsAreEqual'],
  },
];

/** Libraries in the old form of modules that do nothing but export: unused, they can go. */
const WITHOUT_EFFECTS =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|invariant|prop-types|react-fast-compare|react-is|shallowequal|tiny-invariant)[\\/]/;

/** The bundler's rules. */
export function routerRules(): object[] {
  return [
    transformFile(fileOf(CORE, ENTRY), replacePieces({[IS_HASH_ROUTER]: 'false'})),
    {test: WITHOUT_EFFECTS, sideEffects: false},
    {
      include: ['react-router', 'react-router-dom'].map((name) => fileOf(name, '.')),
      resolve: {alias: {history$: path.join(__dirname, 'browserHistory.mjs')}},
    },
  ];
}
