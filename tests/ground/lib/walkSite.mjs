// @ts-check
/** The site itself without the light build: does it build, and is every page of it there and working? */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {measureBuild} from '../../../scripts/lib/measure/build.mjs';
import {ROOT} from '../../../scripts/lib/root.mjs';
import {makeOurSite} from '../../../scripts/lib/sites/ours.mjs';
import {basePath} from '../../../src/site/identity.cjs';
import {PARTS} from '../variants.mjs';
import {listFiles, listPages} from './build.mjs';
import {compareSnapshots} from './compare.mjs';
import {serveBuild} from './serve.mjs';
import {takeSnapshot} from './snapshot.mjs';
import {hydrated, openContext, settle} from './visit.mjs';

/** What a page of the stock site must share with the light one. Its looks may be the theme's. */
const SHARED = ['title', 'address', 'text', 'links', 'pictures', 'ids', 'languages'];

/**
 * @param {string} name Of the copy's folder.
 * @param {string[]} without Parts to leave out.
 */
async function build(name, without) {
  const folder = path.join(ROOT, '.cache/ground', name);
  await rm(folder, {recursive: true, force: true});
  await makeOurSite(folder, 0, without);
  await measureBuild(folder);
  return {directory: path.join(folder, 'build')};
}

/**
 * What all pages say when they are loaded, and when they are gone back to.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./visit.mjs').Site} site
 * @param {string[]} pages
 * @returns {Promise<Map<string, Record<string, string[]>>>} By page.
 */
async function walk(browser, site, pages) {
  const {context, takeMessages, isIdle} = await openContext(browser, site, {scripts: true});
  /** @type {Map<string, Record<string, string[]>>} */
  const found = new Map();
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    for (const page of pages) {
      await tab.goto(site.origin + site.baseUrl + page);
      await hydrated(tab);
      await settle(tab, isIdle, 120);
      const {lists} = await takeSnapshot(tab, session, site.origin);
      await tab.locator('.navbar__brand').first().click();
      await settle(tab, isIdle, 120);
      const titleAfterClick = await tab.title();
      found.set(page, {
        // Once each, in one order: the phone's contents, which nobody sees here, say what the desktop's say.
        ...Object.fromEntries(SHARED.map((list) => [list, [...new Set(lists[list])].sort()])),
        'a click on the site’s name': [titleAfterClick],
        message: takeMessages(),
      });
    }
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Builds the site with the light build and without it, walks both and prints in what they differ.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<boolean>} Whether they differ.
 */
export async function walkSite(browser) {
  const start = performance.now();
  const [light, stock] = await Promise.all([build('site-with', []), build('site-without', PARTS)]);
  // Once each, without the copies for other forms of an address, and not the page for no address.
  const pages = [...new Set(listPages(await listFiles(stock.directory), false))].filter(
    (page) => page !== '404',
  );
  const servers = await Promise.all(
    [light, stock].map((one) => serveBuild(one, {baseUrl: basePath})),
  );
  try {
    const [withLight, without] = await Promise.all(
      servers.map((server) => walk(browser, server, pages)),
    );
    const differences = pages.flatMap((page) =>
      compareSnapshots(
        page,
        'loaded',
        {lists: withLight?.get(page) ?? {}},
        {lists: without?.get(page) ?? {}},
      ),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${differences.length === 0 ? 'same' : 'DIFFERENT'}  the site itself without the light build: ${pages.length} pages, ${differences.length} differences, ${seconds} s`,
    );
    for (const {page, what, with: there, without: here} of differences.slice(0, 60)) {
      console.log(`  ${page || '/'} · ${what}\n    with:    ${there}\n    without: ${here}`);
    }
    return differences.length > 0;
  } finally {
    servers.forEach((server) => server.close());
  }
}
