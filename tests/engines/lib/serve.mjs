// @ts-check
/** Serves the built site, whose pages tell it what goes wrong in them. */
import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {makeTemporaryFolder} from '../../../scripts/lib/cleanup.mjs';
import {createPagesServer} from '../../../scripts/lib/pages-server.mjs';
import {basePath} from '../../../src/site/identity.cjs';

/** Where the watch is served. The policy of every page allows the site's own scripts. */
const WATCH = `${basePath}watch.js`;

/** Right behind the policy, which stands first: what came before would be unseen. */
const POLICY = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;

/** As with scripts switched off, `noscript` and media query included; the rest stays allowed. */
const NO_SCRIPTS = 'sandbox allow-same-origin allow-forms allow-popups';

/**
 * Copies the built site and puts the watch into every page of the copy.
 *
 * @param {string} build The folder with the built site.
 * @returns {string} The folder with the copy, which goes when the process ends.
 * @throws Where a page has no policy, which would leave it unwatched.
 */
export function copyWatched(build) {
  const copy = makeTemporaryFolder();
  cpSync(build, copy, {recursive: true});
  cpSync(path.join(import.meta.dirname, '../watch.js'), path.join(copy, 'watch.js'));
  for (const name of readdirSync(copy, {recursive: true, encoding: 'utf8'})) {
    if (name.endsWith('.html')) {
      const file = path.join(copy, name);
      const html = readFileSync(file, 'utf8');
      if (!POLICY.test(html)) {
        throw new Error(
          `${path.join(build, name)} has no content security policy in the form that ${POLICY} finds. Where src/plugins/content-security-policy writes it in another one now, change the pattern in tests/engines/lib/serve.mjs.`,
        );
      }
      writeFileSync(
        file,
        html.replace(POLICY, (policy) => `${policy}<script src=${WATCH}></script>`),
      );
    }
  }
  return copy;
}

/**
 * @typedef {object} Site
 * @property {string} url With the base path.
 * @property {(expected: RegExp) => boolean} hasHeard Whether such a message will be among those below.
 * @property {() => string[]} takeMessages What has gone wrong since the last time this was asked.
 * @property {(hasScripts: boolean) => void} letScripts Whether pages asked for from now on may run any.
 * @property {() => void} holdScripts Keeps back the site's scripts that are asked for from now on.
 * @property {() => void} letScriptsGo Ends that.
 * @property {() => void} close
 */

/**
 * Serves such a copy, as GitHub Pages does, on a free port.
 *
 * @param {string} directory
 * @returns {Promise<Site>}
 */
export async function serveWatched(directory) {
  const pages = createPagesServer({directory, baseUrl: basePath});
  /** @type {string[]} */
  let messages = [];
  let hasScripts = true;
  /** @type {Promise<void> | undefined} */
  let held;
  let release = () => {};

  const server = http.createServer(async (request, response) => {
    const [pathname = '', said] = (request.url ?? '').split('?');
    if (pathname === WATCH && said) {
      messages.push(decodeURIComponent(said));
      response.writeHead(204).end();
      return;
    }
    response.on('finish', () => {
      if (response.statusCode >= 400) {
        messages.push(`answered with ${response.statusCode}: ${pathname}`);
      }
    });
    if (!hasScripts) {
      response.setHeader('Content-Security-Policy', NO_SCRIPTS);
    }
    if (pathname.includes('/assets/js/')) {
      await held;
    }
    pages.emit('request', request, response);
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, () => resolve(undefined));
  });
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    // By this name the browsers take it for as safe as HTTPS, which the clipboard asks for.
    url: `http://localhost:${port}${basePath}`,
    hasHeard: (expected) => messages.some((message) => expected.test(message)),
    takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    letScripts(may) {
      hasScripts = may;
    },
    holdScripts() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    letScriptsGo() {
      held = undefined;
      release();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
