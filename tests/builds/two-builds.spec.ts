/**
 * A deployment replaces the site while readers still have its old pages in caches and open tabs, and
 * removes those pages' scripts and style sheets.
 */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {basePath, expect, hydrated, open, test} from '../lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NEXT = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const HASH = /\b[\da-f]{6,8}\b/g;

/** The hashes in the names of the build's scripts and style sheets. */
const hashes = new Set(
  readdirSync('build/assets', {recursive: true, encoding: 'utf8'}).flatMap(
    (file) => /\.([\da-f]{6,8})\.(?:js|css)$/.exec(file)?.[1] ?? [],
  ),
);

const reverse = (hash: string) => hash.split('').reverse().join('');
const toOld = (text: string) =>
  text.replace(HASH, (hash) => (hashes.has(hash) ? reverse(hash) : hash));
const toNew = (url: string) =>
  url.replace(HASH, (hash) => (hashes.has(reverse(hash)) ? reverse(hash) : hash));

const sha256 = (script: string) => createHash('sha256').update(script).digest('base64');

/**
 * A file as it was in an old build: with different script and style sheet names, and a word to recognise
 * it by.
 */
function makeOld(text: string): string {
  // The page's policy allows inline scripts by hash, and one of them contains file names.
  return [...text.matchAll(/<script>([^]*?)<\/script>/g)].reduce(
    (old, [, script = '']) => old.replace(sha256(script), sha256(toOld(script))),
    toOld(text).replaceAll('About this site', 'About that site'),
  );
}

/** How the server answers requests for files that only the old build has. */
const FAULTS = {
  '404': {status: 404},
  'HTML with 200': {contentType: 'text/html', body: '<!doctype html><title>Not this</title>'},
};

/** Serves the site as it was before the last deployment. */
async function serveOldBuild(page: Page) {
  const served = {oldLoads: Infinity, oldFiles: true, fault: FAULTS['404'] as object};
  /** What was requested: documents by the browser, and pages by a script. */
  const requests: string[] = [];
  await page.route('**', async (route, request) => {
    const url = request.url();
    const type = request.resourceType();
    const isDocument = type === 'document';
    if (isDocument || (type === 'fetch' && !url.includes('/assets/'))) {
      requests.push(`${type} ${new URL(url).pathname.slice(basePath.length)}`);
    }
    if (isDocument ? served.oldLoads-- > 0 : served.oldFiles) {
      const response = await route.fetch({url: toNew(url), maxRetries: 2});
      const isText = /html|script|css/.test(response.headers()['content-type'] ?? '');
      await route.fulfill(isText ? {response, body: makeOld(await response.text())} : {response});
    } else if (toNew(url) !== url) {
      await route.fulfill(served.fault);
    } else {
      await route.continue();
    }
  });
  return {served, requests};
}

/** Checks that the page is the new one, that it has its style sheet and that its scripts run. */
async function expectNew(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'About this site'})).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await hydrated(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test.use({
  // The server's errors, and what the browser logs about them.
  allowedMessages: [/status of 404|MIME type|Unexpected token|Loading chunk|ChunkLoadError/],
});

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`(${fault}) an old page from the cache reloads once, and so does a page opened from an old tab`, async ({
    page,
  }) => {
    const {served, requests} = await serveOldBuild(page);
    await open(page, NOTE);
    await expect(page.getByRole('link', {name: 'About that site'})).toBeVisible();
    Object.assign(served, {oldLoads: 1, oldFiles: false, fault: answer});
    requests.length = 0;
    await page.goto(NOTE, {waitUntil: 'commit'});
    await expectNew(page);
    expect(requests).toEqual([`document ${NOTE}`, `fetch ${NOTE}`, `document ${NOTE}`]);

    await page.evaluate(() => localStorage.clear());
    Object.assign(served, {oldLoads: 1, oldFiles: true});
    await open(page, NOTE);
    served.oldFiles = false;
    requests.length = 0;
    await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What is HTTP?');
    await expectNew(page);
    // For each script that fails, the page checks whether the site can be reached.
    expect(requests.filter((each) => each !== 'fetch ')).toEqual([`document ${NEXT}`]);
  });
}

test('a page that is still old after its reload stays readable', async ({page}) => {
  const {served, requests} = await serveOldBuild(page);
  served.oldFiles = false;
  await page.goto(NOTE);
  await page.waitForFunction(
    () => performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload',
  );
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How does the Internet work?');
  expect(requests).toEqual([`document ${NOTE}`, `fetch ${NOTE}`, `document ${NOTE}`]);
});

test('a new page whose own style sheet is missing does not reload', async ({page}) => {
  const {served, requests} = await serveOldBuild(page);
  Object.assign(served, {oldLoads: 0, oldFiles: false});
  await page.route('**/*.css', (route) => route.fulfill({status: 404}));
  await page.goto(NOTE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([`document ${NOTE}`, `fetch ${NOTE}`]);
});
