// @ts-check
/**
 * Sees that a published site is there: home page, a note, the not-found page, what these load, and the
 * sitemap.
 *
 *     node scripts/smoke.mjs https://jye10032.github.io/Frontend-Roadmap-Notes/
 *
 * Tries for two minutes, then prints every problem and exits with 1.
 */
import {findLastingProblems} from './lib/smoke.mjs';

const [address = ''] = process.argv.slice(2);

if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error(
    `"${address}" is no site's address. Give it with the base path: node scripts/smoke.mjs https://<account>.github.io/<repository>/`,
  );
  process.exit(1);
}

const problems = await findLastingProblems(address);

if (problems.length > 0) {
  for (const problem of problems) {
    console.error(problem);
  }
  console.error(
    '\nReaders get this now. Run the deployment again; where that does not help, revert the commit that it published.',
  );
  process.exitCode = 1;
} else {
  console.log(
    `${address}: the home page, a note, the not-found page, their scripts and stylesheets, and the sitemap are there.`,
  );
}
