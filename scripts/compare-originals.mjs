// @ts-check
/**
 * Shows what another version of Docusaurus changes in the originals of the theme's components that are
 * ours, so that an upgrade begins with what is to be looked at.
 *
 *     node scripts/compare-originals.mjs <version>
 *
 * Compares the installed version with the named one, which npm fetches, and prints a diff for each
 * component in src/theme and src/light that has changed, with the files to take it over into. What the
 * parts of the light build lean on beside these they check themselves when the site is built.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {makeTemporaryFolder} from './lib/cleanup.mjs';
import {ROOT} from './lib/root.mjs';

/** Where a package has the originals; the first that has a component is the one that is shown. */
const ORIGINALS = [
  {name: '@docusaurus/theme-classic', folder: 'src/theme'},
  {name: '@docusaurus/core', folder: 'lib/client/theme-fallback'},
];

/** @returns {Map<string, string[]>} Our files by the component's name, `Navbar/Layout`. */
function findOurs() {
  const light = path.join(ROOT, 'src/light');
  const folders = [
    path.join(ROOT, 'src/theme'),
    ...readdirSync(light).map((part) => path.join(light, part, 'theme')),
  ].filter((folder) => existsSync(folder));
  /** @type {Map<string, string[]>} */
  const ours = new Map();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && /\.tsx?$/.test(file)) {
        const name = path.relative(folder, file).replace(/(?:[\\/]index)?\.tsx?$/, '');
        const component = name.split(path.sep).join('/');
        ours.set(component, [...(ours.get(component) ?? []), path.relative(ROOT, file)]);
      }
    }
  }
  return ours;
}

/**
 * @param {string} folder Of a package's originals.
 * @param {string} component
 * @returns {string[]} The component's own files, without those of components below it.
 */
function listFiles(folder, component) {
  const own = path.join(folder, component);
  return existsSync(own)
    ? readdirSync(own, {withFileTypes: true})
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
        .map((entry) => path.join(component, entry.name))
    : ['.tsx', '.js']
        .map((extension) => component + extension)
        .filter((file) => existsSync(path.join(folder, file)));
}

/**
 * @param {string} name Of a package.
 * @param {string} version
 * @returns {string} The folder with its files.
 */
function fetchPackage(name, version) {
  const folder = makeTemporaryFolder();
  const [{filename}] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', `${name}@${version}`], {
      cwd: folder,
      encoding: 'utf8',
      // npm is a script on Windows.
      shell: process.platform === 'win32',
    }),
  );
  execFileSync('tar', ['--extract', '--file', filename], {cwd: folder});
  return path.join(folder, 'package');
}

/**
 * @param {string} installed A folder.
 * @param {string} other Another.
 * @param {string} file
 * @returns {string} Empty where they are the same.
 */
function diff(installed, other, file) {
  const sides = [installed, other]
    .map((folder) => path.join(folder, file))
    .map((each) => (existsSync(each) ? each : '/dev/null'));
  const {stdout} = spawnSync('git', ['diff', '--no-index', '--no-prefix', ...sides], {
    encoding: 'utf8',
  });
  return stdout.replace(/^(?:diff|index) .*\n/gm, '');
}

/** @param {string} version */
function compare(version) {
  const ours = findOurs();
  const compared = new Set();
  let changed = 0;
  for (const {name, folder} of ORIGINALS) {
    const here = path.join(ROOT, 'node_modules', name);
    const there = fetchPackage(name, version);
    const [installed, other] = [here, there].map((each) => path.join(each, folder));
    const was = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')).version;
    console.log(`# ${name}: ${was} and ${version}`);
    for (const [component, files] of [...ours].sort()) {
      const originals = new Set(
        [installed, other].flatMap((each) => listFiles(each ?? '', component)),
      );
      if (originals.size === 0 || compared.has(component)) {
        continue;
      }
      compared.add(component);
      const text = [...originals].map((file) => diff(installed ?? '', other ?? '', file)).join('');
      if (text !== '') {
        changed += 1;
        console.log(`\n## ${component}: look at ${files.join(' and ')}\n\n${text}`);
      }
    }
  }
  console.log(`\n${changed} of ${compared.size} originals have changed.`);
}

const [version] = process.argv.slice(2);
if (!version) {
  console.error('Name a version: node scripts/compare-originals.mjs 3.11.0');
  process.exitCode = 1;
} else {
  compare(version);
}
