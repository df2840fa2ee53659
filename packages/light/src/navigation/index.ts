/**
 * Reduces the work between a click on a link and the next page's paint. With 4× CPU throttling, the time
 * from a click to the next note's heading shrinks:
 *
 * - by three quarters, because the heading and the lead come first, and everything after the note's first
 *   `h2` and the table of contents follows after the paint (mdxRestOfNote.ts, theme/);
 * - by a sixth, because the router learns of a new location only once its page has loaded; Docusaurus'
 *   router learns of it at once, so everything that uses the router first renders for the old page
 *   (LoadedRouter.tsx).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {transformFile} from '../bundler/transform';
import {fileOf} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type DependsOnFile, type Part} from '../part';
import {rehypeRestOfNote} from './mdxRestOfNote';

const CORE = '@docusaurus/core';
const ENTRY = 'lib/client/clientEntry.js';
const APP = 'lib/client/App.js';

const ROUTER_IMPORT = "import { BrowserRouter, HashRouter } from 'react-router-dom';";
const PENDING_IMPORT = "import PendingNavigation from './PendingNavigation';";

const dependsOn: readonly DependsOnFile[] = [
  {package: CORE, file: ENTRY, has: [ROUTER_IMPORT]},
  {package: CORE, file: APP, has: [PENDING_IMPORT]},
];

const modulePath = (name: string) => JSON.stringify(path.join(__dirname, name));

const rules = () => [
  transformFile('navigation', fileOf(CORE, ENTRY), (source) =>
    source.replace(
      ROUTER_IMPORT,
      `import { HashRouter } from 'react-router-dom';
import { BrowserRouter } from ${modulePath('LoadedRouter')};`,
    ),
  ),
  transformFile('navigation', fileOf(CORE, APP), (source) =>
    source.replace(
      PENDING_IMPORT,
      `import PendingNavigation from ${modulePath('LoadedNavigation')};`,
    ),
  ),
];

function lightNavigation(): Plugin {
  return {
    name: 'light-navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => (isServer ? {} : {module: {rules: rules()}}),
  };
}

export const navigation: Part = {
  name: 'navigation',
  dependsOn,
  addTo: (site) =>
    addPlugins(addMdxPlugins(site, ['docs'], {rehypePlugins: [rehypeRestOfNote]}), lightNavigation),
};
