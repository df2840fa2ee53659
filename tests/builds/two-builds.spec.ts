/**
 * A deployment replaces the site while readers have its old pages, in caches and in open tabs, and
 * takes the old pages' scripts and stylesheets away.
 */
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import http, {type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {basePath, expect, hydrated, open, test as base} from '../fixtures';

/** How the server answers for a file that only the old build has. */
type Fault = '404' | 'HTML with 200' | 'half of it' | 'nothing';

type Site = {
  url: string;
  /** What was asked for since the last change: `load <path>` by the browser, `question <path>` by a script. */
  asked: string[];
  /** Serves the new build from now on. */
  deploy: (fault: Fault) => void;
  /** Answers for these paths with 404 from now on, whatever the build has. */
  lose: (paths: RegExp) => void;
  /** Serves the old build's pages to every load, as a cache between may, and no files of it. */
  keepOldPages: () => void;
};

const BUILD = path.resolve(__dirname, '../../build');
const OLD = path.resolve(__dirname, '../../.cache/old-build');
const HASH = /\b[\da-f]{6,8}\b/g;

const sha256 = (script: string) => createHash('sha256').update(script).digest('base64');

/** Copies the build with other names for its scripts and stylesheets, and a word that tells it. */
function makeOldBuild(): void {
  rmSync(OLD, {recursive: true, force: true});
  cpSync(BUILD, OLD, {recursive: true});
  const files = readdirSync(OLD, {recursive: true, encoding: 'utf8'});
  const hashes = new Set(
    files.flatMap((file) => /\.([\da-f]{6,8})\.(?:js|css)$/.exec(file)?.[1] ?? []),
  );
  const rename = (text: string) =>
    text.replace(HASH, (hash) => (hashes.has(hash) ? hash.split('').reverse().join('') : hash));
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const text = readFileSync(path.join(OLD, file), 'utf8');
    let renamed = rename(text).replaceAll('About this site', 'About the old site');
    // The page's policy allows its inline scripts by their hashes, and one of them names files.
    for (const [, script = ''] of text.matchAll(/<script>([^]*?)<\/script>/g)) {
      renamed = renamed.replace(sha256(script), sha256(rename(script)));
    }
    writeFileSync(path.join(OLD, file), renamed);
    renameSync(path.join(OLD, file), path.join(OLD, rename(file)));
  }
}

function answerBadly(response: ServerResponse, fault: Fault, oldFile: string): void {
  if (fault === 'half of it') {
    const content = readFileSync(oldFile);
    const type = oldFile.endsWith('.css') ? 'text/css' : 'application/javascript';
    response.writeHead(200, {'Content-Type': type, 'Content-Length': content.length});
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  } else if (fault !== 'nothing') {
    response.writeHead(fault === '404' ? 404 : 200, {'Content-Type': 'text/html; charset=utf-8'});
    response.end('<!doctype html><title>Not this</title><p>Not this');
  }
}

const test = base.extend<{site: Site}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
  site: async ({}, use) => {
    // An ES module, which Playwright's CommonJS can load only like this.
    const {createPagesServer} = await import('../../scripts/lib/pages-server.mjs');
    const [old, fresh] = [OLD, BUILD].map((directory) =>
      createPagesServer({directory, baseUrl: basePath}),
    );
    const inNew = new Set(readdirSync(BUILD, {recursive: true, encoding: 'utf8'}));
    let [pages, files] = [old, old];
    let isLost: (name: string) => boolean = () => false;
    let fault: Fault = '404';
    const asked: string[] = [];
    const server = http.createServer((request, response) => {
      const name = request.url!.slice(basePath.length);
      const isAsset = name.startsWith('assets/');
      const kind = request.headers['sec-fetch-dest'];
      if (kind === 'document' || (kind === 'empty' && !isAsset)) {
        asked.push(`${kind === 'document' ? 'load' : 'question'} /${name}`);
      }
      if (files === old && isAsset) {
        // As if the browser's cache had lost it while it still has the page.
        const {writeHead} = response;
        response.writeHead = ((...head: Parameters<typeof writeHead>) => {
          response.setHeader('Cache-Control', 'no-store');
          return writeHead.apply(response, head);
        }) as typeof writeHead;
      }
      if (isLost(name)) {
        // Unanswered prefetches would take all of the six connections that a browser has to a server
        // without HTTP/2, which GitHub Pages has.
        const given = fault === 'nothing' && kind === 'empty' ? '404' : fault;
        answerBadly(response, given, path.join(OLD, name));
      } else {
        (kind === 'document' ? pages : files)!.emit('request', request, response);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
      asked,
      deploy(given) {
        asked.length = 0;
        [pages, files, fault] = [fresh, fresh, given];
        isLost = (name) => name.startsWith('assets/') && !inNew.has(name);
      },
      lose(paths) {
        isLost = (name) => paths.test(name);
      },
      keepOldPages() {
        pages = old;
      },
    });
    server.close();
    server.closeAllConnections();
  },
  baseURL: async ({site}, use) => use(site.url),
});

// One worker, which makes the old build once.
test.describe.configure({mode: 'default'});
test.beforeAll(makeOldBuild);
test.use({
  viewport: {width: 1280, height: 800},
  // The server's answers, and what the browser says of them.
  allowedMessages: [
    /status of 404|MIME type|Unexpected token|Invalid or unexpected|Unexpected end|ERR_CONTENT_LENGTH|ERR_INCOMPLETE|ERR_EMPTY|Loading chunk|ChunkLoadError/,
  ],
});

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NEXT = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

/** Longer than the bundler waits for a script and the page for a stylesheet, in milliseconds. */
const LONG = 10_000;

const FAULTS: Fault[] = ['404', 'HTML with 200', 'half of it', 'nothing'];

/** Sees that the page is the new one, has its stylesheet and works by its scripts. */
async function expectNew(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'About this site'})).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  await hydrated(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const fault of FAULTS) {
  test(`(${fault}) an old page out of the cache is loaded anew, once`, async ({page, site}) => {
    await open(page, NOTE);
    await page.goto('about:blank');
    site.deploy(fault);
    if (fault === 'nothing') {
      await page.clock.install();
    }
    await page.goto(NOTE, {waitUntil: 'commit'});
    if (fault === 'nothing') {
      // What stands below it is not read before it is given up.
      await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
      await page.clock.runFor(LONG);
      await expect(page.getByText('About this site')).toBeAttached();
      await page.clock.resume();
    }
    await expectNew(page);
    expect(site.asked).toEqual([`question /${NOTE}`, `load /${NOTE}`]);
  });

  test(`(${fault}) a link of an open tab loads its page, once`, async ({page, site}) => {
    await open(page, NOTE);
    site.deploy(fault);
    if (fault === 'nothing') {
      await page.clock.install();
    }
    await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
    if (fault === 'nothing') {
      await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
      await page.clock.runFor(LONG);
      await expect(page.getByText('About this site')).toBeAttached();
      await page.clock.resume();
    }
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What is HTTP?');
    await expectNew(page);
    // Each script that fails asks whether the site is there.
    expect(site.asked.filter((each) => each !== 'question /')).toEqual([`load /${NEXT}`]);
  });
}

test('a page that is old after its reload too stays, readable', async ({page, site}) => {
  await open(page, NOTE);
  await page.goto('about:blank');
  site.deploy('404');
  site.keepOldPages();
  await page.goto(NOTE);
  await page.waitForFunction(
    () => performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload',
  );
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How does the Internet work?');
  expect(site.asked).toEqual([`question /${NOTE}`, `load /${NOTE}`]);
});

test('a new page whose own stylesheet is gone is not loaded anew', async ({page, site}) => {
  site.lose(/\.css$/);
  await page.goto(NOTE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(site.asked).toEqual([`load /${NOTE}`, `question /${NOTE}`]);
});
