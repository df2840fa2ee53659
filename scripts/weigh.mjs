// @ts-check
/**
 * Weighs every note and a page of every other kind in build/, and compares them with their goals
 * (scripts/lib/weight-goals.mjs). Exits with 1 where a page is over one.
 *
 *     npm run weight
 *
 * What counts is what a browser loads with no action of the reader, after gzip at level 9. A real one
 * says what it asks for, so that scripts that start late are counted and files that no page needs are
 * not. What is loaded ahead of a click and not needed counts as prefetched alone.
 */
import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {findBrowser, TEST_BROWSER_FLAGS} from './lib/browser.mjs';
import {listNotes, NOTES} from './lib/content.mjs';
import {DESKTOP, openUntilQuiet, PHONE} from './lib/open-page.mjs';
import {serve} from './lib/pages-server.mjs';
import {findOverweight} from './lib/weight-goals.mjs';

/**
 * @typedef {import('./lib/weight-goals.mjs').Kind} Kind
 * @typedef {import('./lib/weight-goals.mjs').Weight} Weight
 */

/** The names of the parts of the light build that are on, written by each build. */
const PARTS = '.docusaurus/light/default/parts.json';

/** How many pages are weighed at a time; most of the time one waits to see that nothing more comes. */
const LANES = 3;

/** @type {{kind: Kind, route: string}[]} */
const PAGES = [
  {kind: 'home', route: ''},
  {kind: 'start page', route: `${NOTES}/start-page`},
  {kind: 'docs index', route: 'docs'},
  {kind: 'blog list', route: 'blog'},
  {kind: 'post', route: 'blog/welcome'},
  {kind: 'archive', route: 'blog/archive'},
  {kind: 'tags', route: 'blog/tags'},
  {kind: 'tag', route: 'blog/tags/hello'},
  {kind: 'markdown page', route: 'markdown-page'},
];

/**
 * Whether a note imports anything but figures, so that React renders it. Code blocks can have imports of
 * their own; a note's are above the first one.
 *
 * @param {string} file
 */
function hasComponent(file) {
  const [top = ''] = readFileSync(file, 'utf8').split(/^ *(?:```|~~~)/m);
  return /^import (?!.*'@site\/src\/figures\/)/m.test(top);
}

if (!existsSync('build/index.html') || !existsSync(PARTS)) {
  throw new Error('There is no built site in build/. Run "npm run build" first.');
}
const server = await serve('build');
const browser = await chromium.launch({executablePath: findBrowser(), args: TEST_BROWSER_FLAGS});

/**
 * @param {string} route
 * @param {{width: number, height: number}} viewport
 * @returns {Promise<Map<string, string>>} What is loaded, by address: the browser's name for its kind,
 *   or `prefetch`.
 */
async function listLoaded(route, viewport) {
  const page = await browser.newPage({viewport});
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await openUntilQuiet(page, server.url + route);
  /** @type {Map<string, string>} */
  const loaded = new Map();
  for (const request of requests.filter((each) => each.url().startsWith('http'))) {
    const {'sec-purpose': purpose = ''} = await request.allHeaders();
    // What is prefetched and then needed is needed.
    if (!purpose.includes('prefetch')) {
      loaded.set(request.url(), request.resourceType());
    } else if (!loaded.has(request.url())) {
      loaded.set(request.url(), 'prefetch');
    }
  }
  await page.close();
  return loaded;
}

/** @type {(loaded: Map<string, string>, kind: string) => Promise<number>} */
async function weighFiles(loaded, kind) {
  let bytes = 0;
  for (const [url] of [...loaded].filter(([, each]) => each === kind)) {
    // From the server once more: the browser does not hand out what it only prefetched.
    const response = await fetch(url);
    bytes += gzipSync(await response.arrayBuffer(), {level: 9}).length;
  }
  return bytes;
}

/**
 * HTML has no goal, as a note is as long as its question needs. Up to 43.5 kB come in two round trips,
 * with their headers, where the connection is as Lighthouse takes a phone's to be.
 *
 * @type {(route: string) => Promise<Weight & {HTML: number}>}
 */
async function weighPage(route) {
  const onPhone = await listLoaded(route, PHONE);
  return {
    HTML: await weighFiles(onPhone, 'document'),
    scripts: await weighFiles(onPhone, 'script'),
    CSS: await weighFiles(onPhone, 'stylesheet'),
    'prefetched on a phone': await weighFiles(onPhone, 'prefetch'),
    'prefetched on a desktop': await weighFiles(await listLoaded(route, DESKTOP), 'prefetch'),
  };
}

const notes = (await listNotes()).map(({file, route}) => ({
  kind: /** @type {Kind} */ (hasComponent(file) ? 'note with a component' : 'note'),
  route,
}));
const waiting = [...PAGES, ...notes].values();
/** @type {{kind: Kind, route: string, weight: Awaited<ReturnType<typeof weighPage>>}[]} */
const weighed = [];
// Every lane takes the next page from the same iterator.
const weighWaiting = async () => {
  for (const page of waiting) {
    weighed.push({...page, weight: await weighPage(page.route)});
  }
};
await Promise.all(Array.from({length: LANES}, weighWaiting));
await browser.close();
server.close();

console.table(
  Object.fromEntries(weighed.map(({kind, route, weight}) => [`/${route}`, {kind, ...weight}])),
);
const problems = findOverweight(weighed, JSON.parse(readFileSync(PARTS, 'utf8')));
console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
