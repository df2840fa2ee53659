/**
 * Less work between a click on a link and the paint of the next page. Of the time from a click to the
 * next note's heading, with a CPU four times slower:
 *
 * - The heading and the lead come first, what follows the note's first `h2` and its table of contents
 *   after the paint: three quarters (mdxRestOfNote.ts, theme/).
 * - The router hears of an address when its page is loaded; Docusaurus' tells it at once, so that all
 *   that knows the router renders for the old page first: a sixth (LoadedRouter.tsx).
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
  transformFile(fileOf(CORE, ENTRY), (source) =>
    source.replace(
      ROUTER_IMPORT,
      `import { HashRouter } from 'react-router-dom';
import { BrowserRouter } from ${modulePath('LoadedRouter')};`,
    ),
  ),
  transformFile(fileOf(CORE, APP), (source) =>
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
