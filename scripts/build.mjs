// @ts-check
/**
 * Builds a site and puts it in place only when it is whole: after a failure, and after a build that
 * was broken off, the last good site stands, or none.
 *
 *     node scripts/build.mjs [site's folder] [options of "docusaurus build"]
 *
 * Docusaurus empties the folder that it builds into before it knows whether it can fill it. So it is
 * given another: `.cache/build` beside `build`, on the same disk, where a rename is enough to put it
 * in place.
 */
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {undoAtExit} from './lib/cleanup.mjs';
import {ROOT} from './lib/root.mjs';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * @param {string[]} args
 * @returns {{siteFolder: string, outDir?: string, options: string[]}} `options` are those for
 *   Docusaurus, without the folder to build into. Throws where an argument is not known.
 */
function readArguments(args) {
  const {positionals, values, tokens} = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      dev: {type: 'boolean'},
      'bundle-analyzer': {type: 'boolean'},
      'out-dir': {type: 'string'},
      config: {type: 'string'},
      locale: {type: 'string', short: 'l', multiple: true},
      'no-minify': {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (positionals.length > 1) {
    throw new Error(
      `"${positionals.join('" and "')}" are several folders; name one. Write --locale before each locale.`,
    );
  }
  return {
    siteFolder: positionals[0] ?? '.',
    outDir: values['out-dir'],
    options: tokens.flatMap((token) =>
      token.kind !== 'option' || token.name === 'out-dir'
        ? []
        : [token.rawName, ...(token.value === undefined ? [] : [token.value])],
    ),
  };
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, {recursive: true, force: true, maxRetries: 5});

/**
 * Puts the folder `fresh` in the place of another, in one go: no signal is heard in between.
 *
 * @param {string} fresh
 * @param {string} place
 */
function replace(fresh, place) {
  const old = `${fresh}.old`;
  remove(old);
  const hasOld = existsSync(place);
  try {
    if (hasOld) {
      renameSync(place, old);
    }
    renameSync(fresh, place);
  } catch (error) {
    if (!existsSync(place) && existsSync(old)) {
      renameSync(old, place);
    }
    throw new Error(
      `${place} can't be replaced by the new site, so it stays as it was. End what holds it open, such as a server or an editor, and build again.`,
      {cause: error},
    );
  }
  remove(old);
}

try {
  const {siteFolder, outDir = 'build', options} = readArguments(process.argv.slice(2));
  // As Docusaurus reads it.
  const place = path.resolve(siteFolder, outDir);
  const fresh = path.join(path.dirname(place), '.cache', path.basename(place));
  undoAtExit(() => remove(fresh));

  process.on('exit', (code) => {
    if (code === 1) {
      console.error(
        '"npm run check" names all that is wrong with notes and posts, by file and line.',
      );
    }
  });

  // In this very process, whose output and exit code are Docusaurus' own: where the build fails, or a
  // signal ends it, the process exits and the lines below never run.
  process.argv = [
    process.execPath,
    DOCUSAURUS,
    'build',
    siteFolder,
    ...options,
    '--out-dir',
    fresh,
  ];
  await import(pathToFileURL(DOCUSAURUS).href);
  replace(fresh, place);
  console.log(`The new site is in place: ${path.relative(process.cwd(), place)}`);
} catch (error) {
  const {message, cause} = /** @type {Error} */ (error);
  console.error(cause instanceof Error ? `${message}\n${cause.message}` : message);
  process.exitCode = 1;
}
