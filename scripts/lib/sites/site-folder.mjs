// @ts-check
/** Makes folders that Docusaurus can build, outside of the repository, so that nothing in it changes. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../root.mjs';

/** Windows lets anybody make a junction, but not a symbolic link; elsewhere the type is ignored. */
const LINK_TYPE = 'junction';

/**
 * A folder of its own with links to the packages: Docusaurus keeps its caches in node_modules/.cache,
 * and a cold build must find none.
 *
 * @param {string} siteFolder
 */
async function linkPackages(siteFolder) {
  const source = path.join(ROOT, 'node_modules');
  const target = path.join(siteFolder, 'node_modules');
  await mkdir(target);
  const entries = await readdir(source, {withFileTypes: true});
  const packages = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  await Promise.all(
    packages.map(({name}) => symlink(path.join(source, name), path.join(target, name), LINK_TYPE)),
  );
}

/**
 * Gives the copy the project's history, from which builds read dates: every real site stands in a
 * repository. Git only reads it there.
 *
 * @param {string} siteFolder
 */
export async function linkHistory(siteFolder) {
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
 * Makes a folder with the project's packages, its history and copies of some of its files.
 *
 * @param {string} siteFolder Absolute; must not be there yet.
 * @param {readonly string[]} parts Files and folders, relative to the project; the copies stand at
 *   the same place.
 */
export async function makeSiteFolder(siteFolder, parts) {
  await mkdir(siteFolder, {recursive: true});
  await linkPackages(siteFolder);
  await linkHistory(siteFolder);
  for (const part of parts) {
    await cp(path.join(ROOT, part), path.join(siteFolder, part), {recursive: true});
  }
}
