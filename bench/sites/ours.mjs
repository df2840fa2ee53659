// @ts-check
/** Our site as it is, with the real notes and as many made-up ones as asked for. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeNotes} from '../notes.mjs';
import {makeSiteFolder, ROOT} from './siteFolder.mjs';

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
 * Gives the copy the project's history, which the build reads dates from. Git only reads it there.
 *
 * @param {string} siteFolder
 */
async function linkHistory(siteFolder) {
  // A downloaded copy has no history and builds without; one of a folder above is not its own.
  if (existsSync(path.join(ROOT, '.git'))) {
    const gitFolder = execFileSync('git', ['rev-parse', '--absolute-git-dir'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    await writeFile(path.join(siteFolder, '.git'), `gitdir: ${gitFolder}`);
  }
}

/**
 * @param {string} siteFolder Absolute; must not be there yet.
 * @param {number} madeUpNotes How many notes to add to the real ones.
 */
export async function makeOurSite(siteFolder, madeUpNotes = 0) {
  await makeSiteFolder(siteFolder, PARTS);
  await linkHistory(siteFolder);
  await writeNotes(siteFolder, madeUpNotes);
}
