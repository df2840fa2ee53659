// @ts-check
/** Our site as it is, with the real notes and as many made-up ones as asked for. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeNotes} from '../made-up-notes.mjs';
import {makeSiteFolder} from './site-folder.mjs';

const PARTS = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'labs',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** How the configuration switches the light build on; see `src/light/index.ts`. */
const SWITCH = 'export default light(site);';

/**
 * @param {string} siteFolder
 * @param {readonly string[]} parts Of the light build; all of them is the stock site.
 */
async function leaveOut(siteFolder, parts) {
  const file = path.join(siteFolder, 'docusaurus.config.ts');
  const text = await readFile(file, 'utf8');
  if (!text.includes(SWITCH)) {
    throw new Error(
      `docusaurus.config.ts no longer ends with "${SWITCH}": adapt scripts/lib/sites/ours.mjs.`,
    );
  }
  const without = `export default light(site, ${JSON.stringify({without: parts})});`;
  await writeFile(file, text.replace(SWITCH, without));
}

/**
 * @param {string} siteFolder Absolute; must not be there yet.
 * @param {number} madeUpNotes How many notes to add to the real ones.
 * @param {readonly string[]} without Parts of the light build to leave out.
 */
export async function makeOurSite(siteFolder, madeUpNotes = 0, without = []) {
  await makeSiteFolder(siteFolder, PARTS);
  await writeNotes(siteFolder, madeUpNotes);
  if (without.length > 0) {
    await leaveOut(siteFolder, without);
  }
}
