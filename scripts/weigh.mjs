// @ts-check
/**
 * Weighs every note and one page of every other kind in build/, and compares them with their goals
 * (scripts/lib/weight-goals.mjs). Exits with 1 if any is exceeded.
 *
 *     npm run weight
 *
 * Prefetched bytes have no goal here: `npm run bench` compares them with stock Docusaurus.
 */
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findBrowser, TEST_BROWSER_FLAGS} from './lib/browser.mjs';
import {listNotes, NOTES} from './lib/content.mjs';
import {serve} from './lib/pages-server.mjs';
import {findOverweight} from './lib/weight-goals.mjs';
import {weighPage} from './lib/weigh-page.mjs';

/**
 * @typedef {import('./lib/weight-goals.mjs').Kind} Kind
 * @typedef {import('./lib/weigh-page.mjs').Weight} Weight
 */

/** Which parts of the light build are on and off, written by each build. */
const PARTS = '.docusaurus/light/default/parts.json';

/** How many pages are weighed at once. Most of the time is spent waiting for an idle network. */
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
 * Whether a note imports anything but figures, so that React renders it. Code blocks can contain imports
 * too; a note's own imports come before the first block.
 *
 * @param {string} file
 */
function hasComponent(file) {
  const [top = ''] = readFileSync(file, 'utf8').split(/^ *(?:```|~~~)/m);
  return /^import (?!.*'@site\/src\/figures\/)/m.test(top);
}

if (!existsSync('build/index.html') || !existsSync(PARTS)) {
  throw new Error(`build/index.html or ${PARTS} is missing. Run "npm run build" first.`);
}
const server = await serve('build');
const browser = await chromium.launch({executablePath: findBrowser(), args: TEST_BROWSER_FLAGS});

const notes = (await listNotes()).map(({file, route}) => ({
  kind: /** @type {Kind} */ (hasComponent(file) ? 'note with a component' : 'note'),
  route,
}));
const waiting = [...PAGES, ...notes].values();
/** @type {{kind: Kind, route: string, weight: Weight}[]} */
const weighed = [];
// Every lane takes the next page from the same iterator.
const weighWaiting = async () => {
  for (const page of waiting) {
    weighed.push({...page, weight: await weighPage(browser, server.url + page.route)});
  }
};
await Promise.all(Array.from({length: LANES}, weighWaiting));
await browser.close();
server.close();

console.table(
  Object.fromEntries(weighed.map(({kind, route, weight}) => [`/${route}`, {kind, ...weight}])),
);
const {off} = JSON.parse(readFileSync(PARTS, 'utf8'));
const problems = findOverweight(weighed, off);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
