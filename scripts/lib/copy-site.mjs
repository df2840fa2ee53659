// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from './root.mjs';

/** The files and folders that make up the site. */
const SITE = [
  ...['.remarkrc.mjs', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json'],
  ...['blog', 'docs', 'i18n', 'labs', 'lint', 'src', 'static'],
];

/**
 * Creates a folder that Docusaurus can build, with copies of the site's files and links to its packages (but
 * not to node_modules/.cache, because a copy needs its own) and to the Git history that dates come from.
 *
 * @param {string} siteFolder An absolute path that doesn't exist yet.
 */
export async function copySite(siteFolder) {
  const packages = path.join(siteFolder, 'node_modules');
  await mkdir(packages, {recursive: true});
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.')) {
      // On Windows, anyone can create a junction, but not a symbolic link. Elsewhere, the type is ignored.
      await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name), 'junction');
    }
  }
  for (const part of SITE) {
    await cp(path.join(ROOT, part), path.join(siteFolder, part), {recursive: true});
  }
  // A downloaded archive has no history.
  if (existsSync(path.join(ROOT, '.git'))) {
    const git = ['rev-parse', '--absolute-git-dir'];
    const history = execFileSync('git', git, {cwd: ROOT, encoding: 'utf8'});
    await writeFile(path.join(siteFolder, '.git'), `gitdir: ${history}`);
  }
}
