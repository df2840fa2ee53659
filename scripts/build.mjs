// @ts-check
/**
 * Builds the site of the current folder, and puts it in place only when it is whole: Docusaurus
 * empties its folder before it knows whether it can fill it, so it is given `.cache/build`.
 *
 *     npm run build -- [options of "docusaurus build"]
 */
import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const DOCUSAURUS = path.join(
  import.meta.dirname,
  '../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
const fresh = path.resolve('.cache/build');
const place = path.resolve('build');

process.on('exit', (code) => {
  if (code === 1) {
    console.error(
      'The last good site stays in place. If notes or posts are at fault, "npm run check" names all that is wrong with them, by file and line.',
    );
  }
});

// In this very process: where the build fails, Docusaurus ends it and the lines below never run.
process.argv.splice(1, 1, DOCUSAURUS, 'build');
process.argv.push('--out-dir', fresh);
await import(pathToFileURL(DOCUSAURUS).href);

rmSync(place, {recursive: true, force: true, maxRetries: 5});
renameSync(fresh, place);
console.log(`The new site is in place: ${path.relative('.', place)}`);
