// @ts-check
/**
 * Makes each mistake of tests/mistakes in a small site and has `npm run check` and `npm run build` say
 * what they say to it, with their own programs.
 *
 *     npm run test:mistakes -- [--only "a word of its name"]
 *
 * Prints the table of mistakes with both messages, and exits with 1 where one is not as it should be.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeSite, writeFiles} from '../tests/mistakes/site.mjs';
import {mistakes} from '../tests/mistakes/table.mjs';
import {makeTemporaryFolder} from './lib/cleanup.mjs';
import {runProgram} from './lib/run-program.mjs';

/** @typedef {import('../tests/mistakes/table.mjs').Mistake} Mistake */
/** @typedef {import('./lib/run-steps.mjs').Outcome} Outcome */

const {values} = parseArgs({options: {only: {type: 'string', default: ''}}});
const site = path.join(makeTemporaryFolder(), 'site');
// Without colours, so that what is said can be read.
const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined};

const check = () => runProgram(['scripts/check.mjs', site], {env});
const build = () => runProgram(['scripts/build.mjs', site], {env});

/**
 * The line of an output in which a message stands, or begins.
 *
 * @param {string} output
 * @param {RegExp} message
 */
function lineOf(output, message) {
  const match = message.exec(output);
  const start = output.lastIndexOf('\n', match?.index) + 1;
  return match ? output.slice(start).split('\n', 1)[0]?.trim() : undefined;
}

/**
 * @param {Mistake} mistake
 * @param {Outcome} checked
 * @returns {{said: string, problem?: string}}
 */
function judgeCheck({at, says}, {succeeded, output}) {
  if (!at || !says) {
    return {said: 'nothing', ...(!succeeded && {problem: `the check fails:\n${output}`})};
  }
  const line = output.split('\n').find((each) => each.startsWith(`${at}:`) && says.test(each));
  // What the step says to all of its problems stands at its end.
  const whole =
    line ?? (output.includes(at) && says.test(output) ? lineOf(output, says) : undefined);
  return succeeded || !whole
    ? {said: '–', problem: `the check does not say ${says} at ${at}:\n${output}`}
    : {said: whole};
}

/**
 * @param {Mistake} mistake
 * @param {Outcome} built
 * @returns {{said: string, problem?: string}}
 */
function judgeBuild({stops, warns}, {succeeded, output}) {
  if (succeeded !== !stops) {
    return {said: '–', problem: `the build ${succeeded ? 'passes' : 'stops'}:\n${output}`};
  }
  const message = stops ?? warns;
  if (!message) {
    return {said: 'builds'};
  }
  const line = lineOf(output, message);
  return line
    ? {said: `${stops ? 'stops' : 'warns'}: ${line}`}
    : {said: '–', problem: `the build does not say ${message}:\n${output}`};
}

const chosen = mistakes.filter(({name}) => name.includes(values.only));
if (chosen.length === 0) {
  console.error(`No mistake has “${values.only}” in its name.`);
  process.exit(1);
}

await makeSite(site);
const problems = [];
for (const [name, run] of /** @type {const} */ ([
  ['check', check],
  ['build', build],
])) {
  const {succeeded, output} = await run();
  if (!succeeded) {
    problems.push(`Without a mistake, the ${name} fails:\n${output}`);
  }
}

console.log('| Mistake | npm run check | npm run build |\n| --- | --- | --- |');
for (const mistake of chosen) {
  await writeFiles(site, mistake.files);
  const [checked, built] = await Promise.all([check(), build()]);
  for (const file of Object.keys(mistake.files)) {
    rmSync(path.join(site, file));
  }
  const judged = [judgeCheck(mistake, checked), judgeBuild(mistake, built)];
  const cells = [mistake.name, ...judged.map(({said}) => said)];
  console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  problems.push(...judged.flatMap(({problem}) => (problem ? [`${mistake.name}: ${problem}`] : [])));
}

for (const problem of problems) {
  console.error(`\n${problem}`);
}
if (problems.length > 0) {
  console.error(`\n${problems.length} are not as they should be.`);
  process.exitCode = 1;
}
