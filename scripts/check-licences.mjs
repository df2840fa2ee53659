// @ts-check
/**
 * Checks that every package that the site is built with has a licence that lets us do so
 * (scripts/lib/licences.mjs says which). Those that only tests and linters need are left out: nothing
 * of them is published.
 *
 *     node scripts/check-licences.mjs
 *
 * Prints every problem and exits with 1, or one line.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findLicenceProblems, listPackages} from './lib/licences.mjs';
import {ROOT} from './lib/root.mjs';

/** @type {import('./lib/licences.mjs').Lock} */
const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
const problems = findLicenceProblems(lock);

if (problems.length > 0) {
  for (const problem of problems) {
    console.error(problem);
  }
  console.error(
    '\n"npm ls NAME" says what brings a package. Do without it, or, where its licence allows what we do, add that to scripts/lib/licences.mjs with the reason.',
  );
  process.exitCode = 1;
} else {
  console.log(`${listPackages(lock).length} packages, all with a licence that is allowed.`);
}
