// @ts-check
import {execFile} from 'node:child_process';
import {existsSync, renameSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../root.mjs';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds a site into its folder build/, without anything that an earlier build has left, and without
 * social cards.
 *
 * @param {string} siteFolder A folder that Docusaurus can build.
 * @param {{without?: readonly string[]}} [options] Parts of the light build to leave out.
 * @returns {Promise<number>} Seconds. Rejects with the build's output where it fails.
 */
export async function measureBuild(siteFolder, {without = []} = {}) {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
    const folder = path.join(siteFolder, name);
    if (existsSync(folder)) {
      // Not removed: a file system that has just freed thousands of places is slower to fill new ones.
      renameSync(folder, `${folder}-${Date.now()}`);
    }
  }
  const env = {
    ...process.env,
    WITHOUT_CARDS: '1',
    LIGHT_WITHOUT: without.join(' '),
    // Copies of the site share the project's history, which they must not write to.
    GIT_OPTIONAL_LOCKS: '0',
  };
  const start = performance.now();
  await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', siteFolder], {
    cwd: siteFolder,
    env,
    maxBuffer: 2 ** 26,
  });
  return (performance.now() - start) / 1000;
}
