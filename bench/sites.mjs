// @ts-check
/** Creates two of the three measured sites, stock and plain, and adds made-up notes to a site. */
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../scripts/lib/copy-site.mjs';
import {basePath} from '../src/site/identity.cjs';
import {LONGEST_NOTE, SHORTEST_NOTE} from './measure.mjs';

const BENCH = import.meta.dirname;

const SENTENCE =
  'When a browser has no answer in its cache, the resolver asks the next server for it.';
const SECTION = `${`${SENTENCE} `.repeat(6)}\n\n- ${SENTENCE}\n- ${SENTENCE}\n`;
const CODE = "```js\nconst answer = await fetch('https://www.example.com/');\n```\n";

/**
 * Adds made-up notes to the real ones, each with about 600 words, four headings and a code block.
 *
 * @param {string} folder The site's folder.
 * @param {number} count
 */
export function addNotes(folder, count) {
  for (let index = 1; index <= count; index += 1) {
    const sections = ['Why', 'When', 'Where', 'How'].map((word) => `## ${word}?\n\n${SECTION}`);
    const head = `title: Made-up note ${index}\ndescription: ${SENTENCE}\nsidebar_position: ${index + 99}`;
    const file = path.join(folder, `docs/frontend-roadmap/HTML/9-${index}-Made-up-note.mdx`);
    writeFileSync(file, [`---\n${head}\n---`, SENTENCE, ...sections, CODE].join('\n\n'));
  }
}

/**
 * Creates a stock site with the same Docusaurus version and content: what `create-docusaurus` generates,
 * plus only the code that notes and pages import.
 *
 * @param {string} folder An absolute path that doesn't exist yet.
 */
export async function makeStockSite(folder) {
  await copySite(folder);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  // As in the create-docusaurus template.
  const production = ['>0.5%', 'not dead', 'not op_mini all'];
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({browserslist: {production}}));
  const config = readFileSync(path.join(BENCH, 'stock.config.ts'), 'utf8');
  // Docusaurus loads its configuration without the alias.
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), config.replaceAll("'@site/", "'./"));
}

/** @param {string} file A note's built page. */
function toPlainPage(file) {
  const html = readFileSync(file, 'utf8');
  const article = /<article>.*<\/article>/s.exec(html)?.[0];
  if (!article) {
    throw new Error(`${file} contains no <article>. Update toPlainPage in bench/sites.mjs.`);
  }
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>The note by hand</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}plain.css">
  </head>
  <body>
    <main>${article.replace(/<script\b.*?<\/script>/gs, '')}</main>
  </body>
</html>
`;
}

/**
 * Creates the baseline: notes as someone would write them by hand, with one small style sheet and no
 * script. The article's HTML comes from our build.
 *
 * @param {string} folder An absolute path.
 * @param {string} built Our built site.
 */
export function makePlainSite(folder, built) {
  for (const note of [LONGEST_NOTE, SHORTEST_NOTE]) {
    const target = path.join(folder, `${note}.html`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, toPlainPage(path.join(built, `${note}.html`)));
  }
  cpSync(path.join(BENCH, 'plain.css'), path.join(folder, 'plain.css'));
  cpSync(path.join(built, 'img'), path.join(folder, 'img'), {recursive: true});
}
