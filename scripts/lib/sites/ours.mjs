// @ts-check
/** Our site as it is, with the real notes and as many made-up ones as asked for. */
import {writeNotes} from '../made-up-notes.mjs';
import {makeSiteFolder} from './site-folder.mjs';

const PARTS = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'labs',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/**
 * @param {string} siteFolder Absolute; must not be there yet.
 * @param {number} madeUpNotes How many notes to add to the real ones.
 */
export async function makeOurSite(siteFolder, madeUpNotes = 0) {
  await makeSiteFolder(siteFolder, PARTS);
  await writeNotes(siteFolder, madeUpNotes);
}
