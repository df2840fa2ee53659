/**
 * Does less between a click on a link and the paint of the next page.
 *
 * | Part | Gain, of the time from a click to the heading | Leans on |
 * | --- | --- | --- |
 * | the router hears of an address when its page is loaded; Docusaurus tells it at once, so that everything that knows the router renders for the old page first | a sixth | core's `clientEntry.js` and `App.js` importing the router and `PendingNavigation` as they do, and what `PendingNavigation.js` does beside waiting |
 * | links do not render again; the router's read the location | a twentieth with eight notes, a fifth with 500 | core's `Link.js` importing the router's as it does |
 * | the document's head is worked out and written once, after the paint, not worked out for each component that adds to it | a tenth | react-helmet-async's `emitChange`, and its call of `requestAnimationFrame` |
 *
 * Cost: 0.1 KB of scripts (the first part is 0.2 KB less, the others 0.3 KB more). The build stops when
 * any of that changes.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const NAME = 'quick-navigation';

/** Of the file whose work LoadedRouter.tsx and LoadedNavigation.tsx do. */
const PENDING_NAVIGATION_SHA256 =
  '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0';

const OURS = `@site/src/plugins/${NAME}`;

/** What writes the document's head. */
const HELMET = require.resolve('react-helmet-async/lib/index.module.js');

const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}.js`);

function checkPendingNavigation() {
  const file = core('PendingNavigation');
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (hash !== PENDING_NAVIGATION_SHA256) {
    throw new Error(
      `${NAME}: ${file} has changed. Have src/plugins/${NAME} do what it does now and write its new SHA-256, ${hash}, into index.ts; or set navigatesInOnePass to false in docusaurus.config.ts.`,
    );
  }
}

/** A rule that changes pieces of a module, by what stands there. */
const replaceIn = (file: string, replacements: Record<string, string>, prepend = '') => ({
  test: file,
  enforce: 'pre' as const,
  loader: path.join(__dirname, '..', 'replaceLoader.cjs'),
  options: {plugin: NAME, replacements, prepend},
});

export default function quickNavigation(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      checkPendingNavigation();
      return {
        module: {
          rules: [
            replaceIn(core('clientEntry'), {
              "import { BrowserRouter, HashRouter } from 'react-router-dom';": `import { HashRouter } from 'react-router-dom';\nimport { BrowserRouter } from '${OURS}/LoadedRouter';`,
            }),
            replaceIn(core('App'), {
              "import PendingNavigation from './PendingNavigation';": `import PendingNavigation from '${OURS}/LoadedNavigation';`,
            }),
            replaceIn(core('exports/Link'), {
              "import { NavLink, Link as RRLink } from 'react-router-dom';": `import { NavLink } from 'react-router-dom';\nimport { RouterLink as RRLink } from '${OURS}/RouterLink';`,
            }),
            replaceIn(
              HELMET,
              {
                'r.emitChange=function(){':
                  'r.emitChange=function(){const self=this;callOff();callOff=afterPaint(()=>self.emitNow())},r.emitNow=function(){',
                'requestAnimationFrame(': 'callNow(',
              },
              "import {afterPaint} from '@site/src/afterPaint';\nlet callOff = () => {};\nconst callNow = (write) => write();\n",
            ),
          ],
        },
      };
    },
  };
}
