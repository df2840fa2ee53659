/**
 * Less work between a click on a link and the paint of the next page, and for the many links that every
 * page has.
 *
 * | What | Of the time from a click to the heading |
 * | --- | --- |
 * | the heading and the lead first: what follows a note's first `h2`, its contents, its footer come after the paint (mdxRestOfNote.ts, theme/) | three quarters |
 * | the router hears of an address when its page is loaded; Docusaurus tells it at once, so that everything that knows the router renders for the old page first (LoadedRouter.tsx) | a sixth |
 * | the document's head is worked out and written once, after the paint, not for each component that adds to it (headAfterPaint.ts) | a tenth |
 * | the sidebar, the bar and the phone's contents render only for what changes (theme/) | a tenth |
 *
 * The server makes each link of the sidebar once, not anew for every page (ServerSidebarLink.tsx): a
 * twentieth of the time of a build with 500 notes, whose pages are nearly all sidebar.
 *
 * Cost: 0.2 KB of scripts, 0.1 KB of a note.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {aliasesOf, replaceComponent} from '../bundler/aliases';
import {replacePieces, transformFile} from '../bundler/transform';
import {fileOf, type Ground} from '../ground';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import {headAfterPaint, HELMET_FILE, HELMET_PIECES} from './headAfterPaint';
import {recmaRestOfNote, rehypeRestOfNote} from './mdxRestOfNote';

const CORE = '@docusaurus/core';
const CLASSIC = '@docusaurus/theme-classic';
const ENTRY = 'lib/client/clientEntry.js';
const APP = 'lib/client/App.js';

/** What a link to a page of the site does on the server, and in what order its attributes are. */
const LINK_PIECES = [
  'targetLink = applyTrailingSlash(targetLink, { trailingSlash, baseUrl });',
  'const LinkComponent = (isNavLink ? NavLink : RRLink);',
  'brokenLinks.collectLink(targetLink);',
  'innerRef={handleRef} to={targetLink}',
];

const ROUTER_IMPORT = "import { BrowserRouter, HashRouter } from 'react-router-dom';";
const PENDING_IMPORT = "import PendingNavigation from './PendingNavigation';";

const ground: readonly Ground[] = [
  {package: CORE, file: ENTRY, has: [ROUTER_IMPORT]},
  {package: CORE, file: APP, has: [PENDING_IMPORT]},
  // LoadedRouter.tsx and LoadedNavigation.tsx do what these do.
  {
    package: CORE,
    file: 'lib/client/PendingNavigation.js',
    sha256: '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
  },
  {package: 'react-helmet-async', file: HELMET_FILE, has: HELMET_PIECES},
  // ServerSidebarLink.tsx gives the HTML that these give.
  {
    package: CLASSIC,
    file: 'lib/theme/DocSidebarItem/Link/index.js',
    sha256: 'ea78ce62f5e4af48dfc48c258ce3b346a9394571596e3ef8d4287a005ab8d520',
  },
  {package: CORE, file: 'lib/client/exports/Link.js', has: LINK_PIECES},
  // The component that theme/SkipToContent is in place of.
  {
    package: CLASSIC,
    file: 'lib/theme/SkipToContent/index.js',
    has: ['SkipToContentLink className={styles.skipToContent}'],
  },
];

function lightNavigation(): Plugin {
  return {
    name: 'light-navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      if (isServer) {
        const link = path.join(__dirname, 'theme', 'DocSidebarItem', 'Link');
        const onServer = path.join(__dirname, 'ServerSidebarLink');
        return {resolve: {alias: replaceComponent(aliasesOf(config), link, onServer)}};
      }
      const inThisFolder = (name: string) => path.join(__dirname, name);
      return {
        module: {
          rules: [
            transformFile(
              fileOf(CORE, ENTRY),
              replacePieces({
                [ROUTER_IMPORT]: `import { HashRouter } from 'react-router-dom';
import { BrowserRouter } from ${JSON.stringify(inThisFolder('LoadedRouter'))};`,
              }),
            ),
            transformFile(
              fileOf(CORE, APP),
              replacePieces({
                [PENDING_IMPORT]: `import PendingNavigation from ${JSON.stringify(inThisFolder('LoadedNavigation'))};`,
              }),
            ),
            headAfterPaint(),
          ],
        },
      };
    },
  };
}

export const navigation: Part = {
  name: 'navigation',
  ground,
  addTo: (site) =>
    addPlugins(
      addMdxPlugins(site, ['docs'], {
        rehypePlugins: [rehypeRestOfNote],
        recmaPlugins: [recmaRestOfNote],
      }),
      lightNavigation,
    ),
};
