// @ts-check
/**
 * Runs the labs and compares their output with the committed copies that the notes show.
 *
 *     npm run labs -- [--update] [lab …]
 *
 * Without names, it runs every lab in turn. A lab writes to a temporary folder; `--update` moves the result
 * to labs/<lab>/expected. Exits with 1 after all labs have run if anything differs or has failed.
 * labs/README.md explains what's compared and how.
 */
import {spawn, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {clearTimeout, setTimeout} from 'node:timers';

const LABS = import.meta.dirname;
const SECONDS_PER_LAB = 300;
const DIFF_LINES = 24;

/** @typedef {{pattern: string, replacement: string, why: string}} Rule */

/** Rules for a transcript's first line, whose versions and date depend on the run. */
const CAPTION_RULES = [
  {pattern: '\\d{1,2} [A-Z][a-z]+ \\d{4}$', replacement: '<date>'},
  {pattern: '\\d+(\\.\\d+)+\\w*', replacement: '<version>'},
];

/** @type {(count: number, noun: string) => string} */
const countOf = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** @param {string} file */
const readLines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'))
    : [];

/**
 * @param {string[]} labs
 * @returns {string[]} The Debian packages that the labs need and the machine doesn't have.
 */
function findMissingPackages(labs) {
  const needed = new Set(labs.flatMap((lab) => readLines(path.join(LABS, lab, 'packages.txt'))));
  return [...needed].sort().filter((name) => {
    const asked = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]);
    return asked.stdout?.toString() !== 'installed';
  });
}

/**
 * Installs the packages if it can.
 *
 * @param {string[]} packages
 * @returns {string | undefined} The reason, if it can't.
 */
function installPackages(packages) {
  if (packages.length === 0) {
    return undefined;
  }
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  if (process.getuid?.() !== 0) {
    return `The labs need Debian packages. Install them: sudo ${command.join(' ')}`;
  }
  console.log(`Installing ${packages.join(', ')}`);
  const done = spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return done.status === 0
    ? undefined
    : `Can't install the packages. This command failed: ${command.join(' ')}`;
}

/**
 * Runs one lab's script.
 *
 * @param {string} lab
 * @param {string} folder The output folder.
 * @returns {Promise<string[]>} The errors.
 */
async function runLab(lab, folder) {
  const child = spawn('bash', [path.join(LABS, lab, 'run.sh'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const limit = setTimeout(() => child.kill('SIGTERM'), SECONDS_PER_LAB * 1000);
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127)).on('close', resolve);
  });
  clearTimeout(limit);
  const problems = [];
  if (code !== 0) {
    problems.push(
      `run.sh ${code === null ? `was killed (perhaps because it ran for more than ${SECONDS_PER_LAB} s)` : `failed with exit code ${code}`}; ` +
        `its output is above. To run it on its own: bash labs/${lab}/run.sh FOLDER`,
    );
  }
  const left = spawnSync('ip', ['netns', 'list'])
    .stdout?.toString()
    .split('\n')
    .filter((line) => line.startsWith(`lab${child.pid}-`));
  if (left?.length) {
    problems.push(
      `run.sh left namespaces behind: ${left.join(', ')}. Delete them with "ip netns delete", and fix run.sh.`,
    );
  }
  return problems;
}

/**
 * @param {string} text A transcript.
 * @param {Rule[]} rules
 */
function normalise(text, rules) {
  const [caption = '', ...rest] = text.split('\n');
  /**
   * @param {string} value
   * @param {{pattern: string, replacement: string}[]} list
   */
  const apply = (value, list) =>
    list.reduce(
      (result, {pattern, replacement}) => result.replace(new RegExp(pattern, 'gm'), replacement),
      value,
    );
  return `${apply(caption, CAPTION_RULES)}\n${apply(rest.join('\n'), rules)}`;
}

/**
 * @param {string} expected
 * @param {string} actual
 * @returns {string} The lines that differ, with a line of context; empty if none do.
 */
function diff(expected, actual) {
  if (expected === actual) {
    return '';
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'labs-diff-'));
  writeFileSync(path.join(folder, 'expected'), expected);
  writeFileSync(path.join(folder, 'now'), actual);
  const {stdout} = spawnSync('diff', ['-U1', 'expected', 'now'], {cwd: folder});
  rmSync(folder, {recursive: true});
  const lines = stdout.toString().trimEnd().split('\n').slice(2);
  const more = lines.length - DIFF_LINES;
  return [...lines.slice(0, DIFF_LINES), ...(more > 0 ? [`… ${more} more lines`] : [])].join('\n');
}

/**
 * Describes JSON without its values: the keys of objects and the kinds of array elements.
 *
 * @param {unknown} value
 * @returns {string}
 */
function describeShape(value) {
  if (Array.isArray(value)) {
    return `[${[...new Set(value.map(describeShape))].sort().join(' | ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).map(([key, inner]) => `${key}: ${describeShape(inner)}`);
    return `{${parts.sort().join(', ')}}`;
  }
  return value === null ? 'null' : typeof value;
}

/**
 * @param {string} lab
 * @returns {Rule[]}
 */
function readRules(lab) {
  const file = path.join(LABS, lab, 'normalise.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Compares a lab's output with its expected folder.
 *
 * @param {string} lab
 * @param {string} folder
 * @returns {string[]} The differences.
 */
function compare(lab, folder) {
  const expectedFolder = path.join(LABS, lab, 'expected');
  const expected = existsSync(expectedFolder) ? readdirSync(expectedFolder) : [];
  const written = readdirSync(folder);
  const rules = readRules(lab);
  const problems = [];
  for (const name of [...new Set([...expected, ...written])].sort()) {
    const shown = `labs/${lab}/expected/${name}`;
    if (!written.includes(name)) {
      problems.push(
        `${shown}: the lab no longer writes this file. Delete the file, or fix run.sh.`,
      );
      continue;
    }
    if (!expected.includes(name)) {
      problems.push(`${shown} doesn't exist yet. Create it: npm run labs -- --update ${lab}`);
      continue;
    }
    const [before, now] = [expectedFolder, folder].map((parent) =>
      readFileSync(path.join(parent, name), 'utf8'),
    );
    if (before === undefined || now === undefined) {
      continue;
    }
    const difference = name.endsWith('.json')
      ? diff(describeShape(JSON.parse(before)), describeShape(JSON.parse(now)))
      : diff(normalise(before, rules), normalise(now, rules));
    if (difference) {
      problems.push(
        `${shown} differs (- expected, + now):\n${difference}\nIf the new output is right: npm run labs -- --update ${lab}`,
      );
    }
  }
  return problems;
}

/**
 * @param {string} lab
 * @param {string} folder
 */
function update(lab, folder) {
  const target = path.join(LABS, lab, 'expected');
  rmSync(target, {recursive: true, force: true});
  cpSync(folder, target, {recursive: true});
}

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const all = readdirSync(LABS)
  .filter((name) => existsSync(path.join(LABS, name, 'run.sh')))
  .sort();
const asked = args.filter((argument) => argument !== '--update');
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such lab: ${unknown.join(', ')}. Available labs: ${all.join(', ')}`);
  process.exit(1);
}
const labs = asked.length > 0 ? asked : all;

const obstacle = installPackages(findMissingPackages(labs));
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
if (process.getuid?.() !== 0) {
  console.error('The labs create network namespaces, which needs root: sudo npm run labs');
  process.exit(1);
}

/** @type {string[]} */
const problems = [];
const start = performance.now();
for (const lab of labs) {
  const labStart = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), `lab-${lab}-`));
  let found = await runLab(lab, folder);
  if (found.length === 0) {
    if (isUpdate) {
      update(lab, folder);
    } else {
      found = compare(lab, folder);
    }
  }
  rmSync(folder, {recursive: true});
  problems.push(...found.map((problem) => `${lab}: ${problem}`));
  const seconds = ((performance.now() - labStart) / 1000).toFixed(1);
  const result =
    found.length === 0 ? (isUpdate ? 'updated' : 'unchanged') : countOf(found.length, 'problem');
  console.log(`${lab.padEnd(16)} ${seconds.padStart(6)} s  ${result}`);
}
console.log(
  `${countOf(labs.length, 'lab')} in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n\n')}`);
  process.exit(1);
}
