// @ts-check
/**
 * Sees that builds of one commit are the same byte for byte, wherever, whenever and by whomever they are
 * made.
 *
 *     npm run test:reproducible -- [--node <another Node>]
 *
 * Builds a copy of the project three times: as CI does; in another folder, as another user, in
 * another language and time zone, more than a year later, on a file system that lists files in another
 * order, and with another Node where one is given; and there once more with what that build left in its
 * cache. Prints each file that differs with the first place, and exits with 1, or one line.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {undoAtExit} from './lib/cleanup.mjs';
import {compareFolders} from './lib/compare-folders.mjs';
import {ROOT} from './lib/root.mjs';
import {linkHistory} from './lib/sites/site-folder.mjs';

/** On the disk of the packages, so that these can be linked; a copy of them is nearly a gigabyte. */
const WORK = path.join(ROOT, '.cache/reproducible');
const HERE = path.join(WORK, 'a');
const THERE = path.join(WORK, 'another folder, whose name is longer and holds é');

/**
 * Links every file: a link to the folder would have the bundler find the packages where they are.
 *
 * @param {string} from
 * @param {string} to Must not be there yet.
 */
function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      linkFiles(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      linkSync(source, target);
    }
  }
}

/** Copies the project's files as they are now, without what git ignores, with packages and history. */
async function makeCopy() {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const listed = execFileSync('git', ['ls-files', ...options], {cwd: ROOT, encoding: 'utf8'});
  for (const file of listed.split('\0')) {
    const source = path.join(ROOT, file);
    if (file && existsSync(source)) {
      cpSync(source, path.join(HERE, file));
    }
  }
  linkFiles(path.join(ROOT, 'node_modules'), path.join(HERE, 'node_modules'));
  rmSync(path.join(HERE, 'node_modules/.cache'), {recursive: true, force: true});
  await linkHistory(HERE);
}

/**
 * @param {string} what Is made; names the folder of the result.
 * @param {{site: string, node: string, environment: NodeJS.ProcessEnv}} options
 * @returns {string} The folder with the built site.
 */
function build(what, {site, node, environment}) {
  const program = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, error, stdout, stderr} = spawnSync(node, [program, 'build'], {
    cwd: site,
    // The copy shares the project's history, which it must not write to.
    env: {...process.env, GIT_OPTIONAL_LOCKS: '0', ...environment},
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The build ${what} failed: ${error?.message ?? stdout + stderr}`);
  }
  const result = path.join(WORK, what);
  renameSync(path.join(site, 'build'), result);
  return result;
}

const {values} = parseArgs({options: {node: {type: 'string', default: process.execPath}}});

rmSync(WORK, {recursive: true, force: true});
mkdirSync(WORK, {recursive: true});
undoAtExit(() => rmSync(WORK, {recursive: true, force: true, maxRetries: 5}));
await makeCopy();

const first = build('as in CI', {
  site: HERE,
  node: process.execPath,
  environment: {CI: '1', TZ: 'UTC', LANG: 'C', LC_ALL: 'C'},
});

renameSync(HERE, THERE);
rmSync(path.join(THERE, '.docusaurus'), {recursive: true});
const home = path.join(WORK, 'home');
mkdirSync(home);
const elsewhere = {
  site: THERE,
  node: values.node,
  environment: {
    CI: '',
    TZ: 'Pacific/Auckland',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    HOME: home,
    USER: 'somebody',
    LOGNAME: 'somebody',
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(ROOT, 'scripts/lib/elsewhere.mjs'))}`,
  },
};
const others = ['elsewhere', 'there once more'].map((what) => build(what, elsewhere));

for (const other of others) {
  const differences = compareFolders(first, other);
  if (differences.length > 0) {
    console.error(
      `The build “${path.basename(first)}” and the build “${path.basename(other)}” differ in ${differences.length} files:\n`,
    );
    console.error(differences.join('\n'));
    console.error(
      '\nTwo builds of one commit must be the same. Look in the first of these files for what depends on the folder, the time, the language or the order of files.',
    );
    process.exitCode = 1;
    break;
  }
}
if (!process.exitCode) {
  const count = readdirSync(first, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  ).length;
  console.log(`Three builds are the same in all of their ${count} files.`);
}
