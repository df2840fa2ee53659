/**
 * Two builds of the site, one after the other behind one address, as before and after a deployment.
 */
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import http, {type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {basePath, test as base} from '../fixtures';

/** How the server answers for a file that only the old build has. */
export type Fault = '404' | '500' | 'HTML with 200' | 'half of it' | 'nothing';

export type Site = {
  url: string;
  /**
   * What was asked for since the last change, without scripts and the like: `load <path>` by the
   * browser itself, `question <path>` by a script.
   */
  asked: string[];
  /** Serves the new build from now on; without `fault`, with the old one's files beside it. */
  deploy: (fault?: Fault) => void;
  /** Answers for these paths like this, whatever the build has. */
  fail: (paths: RegExp, fault: Fault) => void;
  /** Serves the old build's page once more to every reload, as a cache between may. */
  keepOldPages: () => void;
};

type Builds = {old: string; new: string; joined: string};

/** The footer's link, by its old and its new name. */
export const OLD_MARK = 'About this site';
export const NEW_MARK = 'About the new site';

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} no longer has "${from}": adapt tests/builds/twoBuilds.ts.`);
  }
  writeFileSync(file, text.replace(from, to));
}

/** Builds the site with other words, another note and another stylesheet, in a folder of its own. */
async function buildAnew(folder: string): Promise<string> {
  // ES modules, which Playwright's CommonJS can load only like this.
  const {makeOurSite} = await import('../../scripts/lib/sites/ours.mjs');
  const {measureBuild} = await import('../../scripts/lib/measure/build.mjs');
  const site = path.join(folder, 'site');
  await makeOurSite(site);
  replaceIn(path.join(site, 'docusaurus.config.ts'), `'${OLD_MARK}'`, `'${NEW_MARK}'`);
  const note = 'docs/frontend-roadmap/Internet/0-2-What-is-http.mdx';
  replaceIn(path.join(site, note), '## In short', 'Built anew.\n\n## In short');
  const css = path.join(site, 'src/css/custom.css');
  writeFileSync(css, `${readFileSync(css, 'utf8')}\n.built-anew {\n  color: red;\n}\n`);
  await measureBuild(site);
  return path.join(site, 'build');
}

function answer(response: ServerResponse, fault: Fault, file: string): void {
  const type = {'Content-Type': 'text/html; charset=utf-8'};
  const page = '<!doctype html><title>Not this</title><p>Not this';
  if (fault === 'half of it') {
    const content = readFileSync(file);
    response.writeHead(200, {
      'Content-Type': file.endsWith('.css') ? 'text/css' : 'application/javascript',
      'Content-Length': content.length,
    });
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  } else if (fault !== 'nothing') {
    response.writeHead(fault === 'HTML with 200' ? 200 : Number(fault), type).end(page);
  }
}

async function makeBuilds(): Promise<Builds> {
  const {makeTemporaryFolder} = await import('../../scripts/lib/cleanup.mjs');
  const {keepOldAssets, listAssets} = await import('../../scripts/lib/old-assets.mjs');
  const {serve} = await import('../../scripts/lib/measure/server.mjs');
  const folder = makeTemporaryFolder();
  const old = path.join(folder, 'old');
  const joined = path.join(folder, 'joined');
  cpSync(path.resolve(__dirname, '../../build'), old, {recursive: true});
  const fresh = await buildAnew(folder);
  cpSync(fresh, joined, {recursive: true});
  // As the workflow does: the first deployment finds no list, the second takes the files along.
  writeFileSync(path.join(old, 'assets.json'), JSON.stringify({assets: listAssets(old)}));
  const published = await serve(old);
  await keepOldAssets(joined, published.url);
  published.close();
  return {old, new: fresh, joined};
}

/**
 * Made by the first test that needs them. They are no fixture of the worker: Playwright runs the tests
 * that have one after all others, one worker alone at the end.
 */
let madeBuilds: Promise<Builds> | undefined;

export const test = base.extend<{site: Site}>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const builds = await (madeBuilds ??= makeBuilds());
      const {createPagesServer} = await import('../../scripts/lib/pages-server.mjs');
      const {listAssets} = await import('../../scripts/lib/old-assets.mjs');
      const serverOf = (directory: string) => createPagesServer({directory, baseUrl: basePath});
      const old = serverOf(builds.old);
      const inNew = listAssets(builds.new);
      let current = old;
      let servesOldPages = false;
      let isBroken: (name: string) => boolean = () => false;
      let fault: Fault = '404';
      const asked: string[] = [];

      const server = http.createServer((request, response) => {
        const name = decodeURI(new URL(request.url!, 'http://localhost').pathname).slice(
          basePath.length,
        );
        const isAsset = name.startsWith('assets/');
        const kind = request.headers['sec-fetch-dest'];
        const isLoad = kind === 'document';
        if (isLoad || (kind === 'empty' && !isAsset)) {
          asked.push(`${isLoad ? 'load' : 'question'} /${name}`);
        }
        if (current === old && isAsset) {
          // As if the browser's cache had lost it while it still has the page.
          response.setHeader = new Proxy(response.setHeader, {
            apply: (target, self, [header, value]) =>
              Reflect.apply(target, self, [
                header,
                header === 'Cache-Control' ? 'no-store' : value,
              ]),
          });
        }
        if (isBroken(name)) {
          // Unanswered prefetches would take all of the six connections that a browser has to a server
          // without HTTP/2, which GitHub Pages has.
          const given = fault === 'nothing' && kind === 'empty' ? '404' : fault;
          answer(response, given, path.join(builds.joined, name));
        } else {
          (servesOldPages && isLoad ? old : current).emit('request', request, response);
        }
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const {port} = server.address() as AddressInfo;

      await use({
        url: `http://127.0.0.1:${port}${basePath}`,
        asked,
        deploy(given) {
          asked.length = 0;
          current = serverOf(given ? builds.new : builds.joined);
          fault = given ?? fault;
          isBroken = (name) => Boolean(given) && name.startsWith('assets/') && !(name in inNew);
        },
        fail(paths, given) {
          asked.length = 0;
          fault = given;
          isBroken = (name) => paths.test(name);
        },
        keepOldPages() {
          servesOldPages = true;
        },
      });
      server.close();
      server.closeAllConnections();
    },
    // A whole site is built for the first.
    {timeout: 300_000},
  ],

  baseURL: async ({site}, use) => use(site.url),
});
