/** Has the bundler leave out of the routers what a site does not use whose addresses are paths. */
import path from 'node:path';
import {fileOf, type DependsOnFile} from '../dependsOnFiles';

export const routerFiles: readonly DependsOnFile[] = [
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
export const routerRules = () => [
  {test: WITHOUT_EFFECTS, sideEffects: false},
  {
    include: ['react-router', 'react-router-dom'].map((name) => fileOf(name, '.')),
    resolve: {alias: {history$: path.join(__dirname, 'browserHistory.mjs')}},
  },
];
