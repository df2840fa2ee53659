// @ts-check
/**
 * Checks the escape hatch for when an upgrade breaks a part of the light build: builds the site without
 * each part in turn and without all of them, weighs it and runs the browser tests that the parts affect.
 * Lists the parts that can't be left out and exits with 1 if there are any. The last build stays in build/.
 *
 *     npm run test:without-parts [-- client code]
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const SPECS = [
  'choices',
  'code-blocks',
  'content-security-policy',
  'late-scripts',
  'live',
  'navigation',
];

const COMMANDS = [
  'npm run build',
  'npm run weight',
  `npx playwright test --project=site ${SPECS.map((name) => `tests/${name}.spec.ts`).join(' ')}`,
];

/**
 * @param {string} command
 * @param {string} without
 */
function succeeds(command, without) {
  console.log(`\nLIGHT_WITHOUT=${without} ${command}`);
  const env = {...process.env, LIGHT_WITHOUT: without, WITHOUT_CARDS: '1'};
  return spawnSync(command, {shell: true, stdio: 'inherit', env}).status === 0;
}

/** @returns {string[]} The names of all parts, from a build that has them all. */
function listParts() {
  if (!succeeds('npm run build', '')) {
    process.exit(1);
  }
  return JSON.parse(readFileSync('.docusaurus/light/default/parts.json', 'utf8')).on;
}

const asked = process.argv.slice(2);
const known = asked.length > 0 ? asked : listParts();
const parts = asked.length > 0 ? asked : [...known, known.join(' ')];
const failed = parts.filter((part) => !COMMANDS.every((command) => succeeds(command, part)));
/** @param {string[]} list */
const show = (list) =>
  list.map((part) => (part.includes(' ') ? 'all parts together' : part)).join(', ');
console.log(
  failed.length > 0
    ? `The site fails without: ${show(failed)}`
    : `The site works without: ${show(parts)}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
