// @ts-check
/** Builds the fixture site in one of its variants, with the light build or without it. */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {unreachable} from '../known.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SITE = path.join(ROOT, 'tests/ground/site');

/** As deep below the root as `tests/ground`, so that the copied configuration finds its neighbours. */
const WORK = path.join(ROOT, '.cache/ground');

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * @typedef {object} Built
 * @property {string} name
 * @property {string} directory The folder with the built site.
 * @property {string} siteDirectory The folder that it was built from.
 * @property {boolean} succeeded
 * @property {string} output All that the build printed.
 * @property {string[]} warnings Its warnings and errors, without what differs from run to run.
 * @property {number} seconds
 */

/** Notes with the line ends of Windows are made here, since an editor or git would mend a stored one. */
async function addLineEnds(/** @type {string} */ siteDirectory) {
  const folder = path.join(siteDirectory, 'docs/code');
  const text = await readFile(path.join(folder, 'lf.mdx'), 'utf8');
  const withReturns = text.replaceAll('\n', '\r\n');
  await writeFile(path.join(folder, 'crlf.mdx'), withReturns);
  await writeFile(path.join(folder, 'crlf-commonmark.md'), withReturns);
  await writeFile(path.join(folder, 'with-bom.mdx'), BYTE_ORDER_MARK + text);
}

/**
 * What a build complains about, in an order and with paths that two builds share.
 *
 * @param {string} output
 * @param {string} siteDirectory
 */
function findWarnings(output, siteDirectory) {
  return (
    output
      .replaceAll(siteDirectory, '<site>')
      .replaceAll(path.relative(ROOT, siteDirectory), '<site>')
      // Plugins begin what they say with their name in place of the kind.
      .split(/^(?=\[[\w/-]+\] )/m)
      .filter((message) => /^\[(?:WARNING|ERROR)\]/.test(message))
      .map((message) => message.trim())
      .sort()
  );
}

/**
 * @param {string} siteDirectory
 * @param {Record<string, string>} environment
 * @returns {Promise<{succeeded: boolean, output: string}>}
 */
function runBuild(siteDirectory, environment) {
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(process.execPath, [DOCUSAURUS, 'build', siteDirectory], {
      cwd: ROOT,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment},
    });
    const collect = (/** @type {Buffer} */ data) => {
      output += data.toString();
    };
    build.stdout.on('data', collect);
    build.stderr.on('data', collect);
    build.on('error', reject);
    build.on('close', (code) => resolve({succeeded: code === 0, output}));
  });
}

/** @type {Promise<void> | undefined} */
let variantsCopied;

/**
 * Builds a copy of the fixture site.
 *
 * @param {string} name Names the copy's folder; no two builds at a time may share it.
 * @param {{variant: string, without?: string[] | null, files?: Record<string, string>,
 *   reuse?: boolean}} options
 *   `without` lists the parts to leave out; null is the stock site. `files` are contents by path that
 *   replace or join those of the fixture. With `reuse` the build of an earlier run is taken as it is.
 * @returns {Promise<Built>}
 */
export async function buildGround(name, {variant, without = null, files = {}, reuse = false}) {
  const start = performance.now();
  const siteDirectory = path.join(WORK, name);
  const directory = path.join(siteDirectory, 'build');
  if (reuse && existsSync(path.join(directory, '404.html'))) {
    const seconds = 0;
    return {name, directory, siteDirectory, succeeded: true, output: '', warnings: [], seconds};
  }
  await rm(siteDirectory, {recursive: true, force: true});
  await cp(SITE, siteDirectory, {
    recursive: true,
    filter: (source) => !/[\\/](?:\.docusaurus|build)$/.test(source),
  });
  // Once: a second copy would take the file away from a build that is reading it.
  await (variantsCopied ??= cp(
    path.join(ROOT, 'tests/ground/variants.mjs'),
    path.join(WORK, 'variants.mjs'),
  ));
  await addLineEnds(siteDirectory);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDirectory, file)), {recursive: true});
    await writeFile(path.join(siteDirectory, file), content);
  }
  const {succeeded, output} = await runBuild(siteDirectory, {
    GROUND_VARIANT: variant,
    GROUND_LIGHT: without === null ? '' : JSON.stringify(without),
  });
  return {
    name,
    directory,
    siteDirectory,
    succeeded,
    output,
    warnings: findWarnings(output, siteDirectory),
    seconds: (performance.now() - start) / 1000,
  };
}

/**
 * The files of a built site that a reader can ask for by name; scripts and styles have names of their
 * own in every build.
 *
 * @param {string} directory
 * @returns {Promise<string[]>}
 */
export async function listFiles(directory) {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(?:[a-z]{2}\/)?assets\/(?:js|css)\//.test(file))
    .sort();
}

/**
 * The addresses of a built site's pages, below the base URL, as a reader would have them.
 *
 * @param {string[]} files See listFiles.
 * @param {boolean | undefined} trailingSlash
 */
export function listPages(files, trailingSlash) {
  return files
    .filter((file) => file.endsWith('.html') && !file.startsWith('outside/'))
    .map((file) => file.replace(/(?:^|\/)index\.html$/, '/').replace(/\.html$/, ''))
    .map((page) => page.replace(/^\//, ''))
    .map((page) => (trailingSlash === false ? page.replace(/\/$/, '') : page))
    .filter((page) => !unreachable.file.test(page))
    .map((page) => page.split('/').map(encodeURIComponent).join('/'))
    .sort();
}
