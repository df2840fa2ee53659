// @ts-check
/**
 * Stock Docusaurus of the same version with the same content: what `create-docusaurus` makes, and of
 * our code only what the notes and pages need to compile. None of our plugins that make pages
 * lighter and none of our versions of the theme's components is in it, but the one for tables.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeNotes} from '../../scripts/lib/made-up-notes.mjs';
import {makeSiteFolder} from '../../scripts/lib/sites/site-folder.mjs';

const PARTS = [
  'blog',
  'docs',
  'labs',
  'sidebars.ts',
  'src/browser',
  'src/components',
  'src/css/tokens.css',
  'src/dates',
  'src/figures',
  'src/markdown',
  'src/notes',
  'src/pages',
  'src/plugins/content-index',
  'src/site',
  'src/theme/MDXComponents',
  'static',
  'tsconfig.json',
];

/** As in the template of create-docusaurus 3.10.2. */
const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

/**
 * @param {string} siteFolder Absolute; must not be there yet.
 * @param {number} madeUpNotes How many notes to add to the real ones.
 */
export async function makeStockSite(siteFolder, madeUpNotes = 0) {
  await makeSiteFolder(siteFolder, PARTS);
  await writeNotes(siteFolder, madeUpNotes);
  await writeFile(path.join(siteFolder, 'package.json'), JSON.stringify(PACKAGE));
  const config = await readFile(path.join(import.meta.dirname, 'stock.config.ts'), 'utf8');
  await writeFile(
    path.join(siteFolder, 'docusaurus.config.ts'),
    // Docusaurus loads its configuration without the alias.
    config.replaceAll("'@site/", "'./"),
  );
}
