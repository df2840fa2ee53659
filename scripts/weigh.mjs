// @ts-check
/**
 * Weighs every note and a page of every other kind in build/, and compares them with their goals
 * (scripts/lib/weight-goals.mjs). Exits with 1 where a page is over one.
 *
 *     npm run weight
 */
import {existsSync, readFileSync} from 'node:fs';
import {listNotes} from './lib/content.mjs';
import {weighPages} from './lib/measure/pages.mjs';
import {KINDS} from './lib/pages.mjs';
import {budgetsFor, findOverweight} from './lib/weight-goals.mjs';

/** The names of the parts of the light build that are on, written by each build. */
const PARTS = '.docusaurus/light/default/parts.json';

/**
 * Whether a note imports anything but figures, so that React renders it. The goals of all other notes
 * stay as they are.
 *
 * @param {string} file
 */
const hasComponent = (file) =>
  /^import (?!.*'@site\/src\/figures\/)/m.test(readFileSync(file, 'utf8'));

const notes = (await listNotes()).map(({file, route}) => ({
  kind: hasComponent(file) ? 'note with a component' : 'note',
  route,
}));
const others = Object.entries(KINDS).map(([kind, route]) => ({kind, route}));
const pages = [...others.filter(({kind}) => kind !== 'note'), ...notes];

if (!existsSync('build/index.html') || !existsSync(PARTS)) {
  throw new Error('There is no built site in build/. Run "npm run build" first.');
}
const weighed = await weighPages('build', pages);
console.table(
  Object.fromEntries(weighed.map(({kind, route, weight}) => [`/${route}`, {kind, ...weight}])),
);
/** @type {string[]} */
const parts = JSON.parse(readFileSync(PARTS, 'utf8'));
const problems = findOverweight(
  budgetsFor((part) => parts.includes(part)),
  weighed,
);
console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
