// @ts-check
/**
 * Begins a note or a post: writes its file with the front matter and the parts it must have, as a
 * draft. No other file changes, and nothing is overwritten.
 *
 *     npm run new
 *     npm run new -- note --line HTML "What are semantic elements?"
 *     npm run new -- post --tags hello "What I learnt today"
 *
 * Without arguments it asks. Prints all that is wrong with what was asked for and exits with 1, or
 * says what to do next.
 */
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import identity from '../src/site/identity.cjs';
import {ROOT} from './lib/root.mjs';
import {checkLine, checkTags, checkTitle, findLine, planNote, planPost} from './new/plan.mjs';
import {readSite} from './new/site.mjs';

/** @typedef {import('./new/site.mjs').Site} Site */
/** @typedef {{kind: string, dir: string, title: string, line?: string, name?: string, description?: string, tags?: string[], author?: string}} Wanted */

const USAGE = `npm run new                                             asks
npm run new -- note --line <line> "<title>"             a note on a line of the map
npm run new -- post [--tags <tag>,<tag>] "<title>"      a post

Also, where wanted: --description "<sentence>", --name <for-the-address>, --author <key, of a post>.`;

/** What only one of the two has. */
const ONLY_FOR = {line: 'note', tags: 'post', author: 'post'};

/** @param {string} text */
const toList = (text) => text.split(/[\s,]+/).filter(Boolean);

/** Ends with a message, where there is nothing to be done. */
class Refusal extends Error {}

/** @param {readonly string[]} problems */
const refuse = (problems) => new Refusal(problems.map((problem) => `- ${problem}.`).join('\n'));

/**
 * @param {string[]} args
 * @returns {Wanted} Throws where an argument is not known or not of this kind.
 */
function readArguments(args) {
  const option = /** @type {const} */ ({type: 'string'});
  const options = {
    line: option,
    name: option,
    description: option,
    tags: option,
    author: option,
    // Another copy of the project.
    dir: {...option, default: ROOT},
  };
  let parsed;
  try {
    parsed = parseArgs({args, allowPositionals: true, options});
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}\n\n${USAGE}`);
  }
  const {values, positionals} = parsed;
  const [kind = '', ...words] = positionals;
  if (kind !== 'note' && kind !== 'post') {
    throw new Refusal(`Say first whether it is a note or a post.\n\n${USAGE}`);
  }
  const strange = Object.entries(ONLY_FOR).filter(([name, of]) => name in values && of !== kind);
  if (strange.length > 0) {
    throw refuse(strange.map(([name, of]) => `--${name} is for a ${of}; take it away`));
  }
  return {...values, kind, title: words.join(' '), tags: toList(values.tags ?? '')};
}

/**
 * Asks until all is answered as it must be.
 *
 * @param {Site} site
 * @returns {Promise<Wanted>} Rejects where the answers end before.
 */
async function ask(site) {
  const input = createInterface({input: process.stdin});
  const answers = input[Symbol.asyncIterator]();
  /** @type {(question: string, check: (answer: string) => string[]) => Promise<string>} */
  const answerTo = async (question, check) => {
    process.stdout.write(`${question} `);
    const {value, done} = await answers.next();
    if (done) {
      throw new Refusal('\nNothing was written.');
    }
    const problems = check(value.trim());
    if (problems.length === 0) {
      return value.trim();
    }
    console.log(problems.map((problem) => `  ${problem}.`).join('\n'));
    return answerTo(question, check);
  };

  try {
    const kind = await answerTo('A note or a post?', (answer) =>
      ['note', 'post'].includes(answer) ? [] : ['write "note" or "post"'],
    );
    const labels = site.lines.map(({label}) => label).join(', ');
    const line =
      kind === 'note'
        ? await answerTo(`On which line of the map (${labels})?`, (answer) =>
            checkLine(answer, site),
          )
        : undefined;
    const title = await answerTo('Its title?', (answer) => checkTitle(answer, site));
    const tags =
      kind === 'post'
        ? await answerTo(`Tags (of ${site.tags.join(', ')}; none for now: Enter)?`, (answer) =>
            checkTags(toList(answer), site),
          )
        : '';
    return {kind, dir: ROOT, title, line, tags: toList(tags)};
  } finally {
    input.close();
  }
}

/** @returns {string} The day by this machine's clock and zone, as YYYY-MM-DD. */
function today() {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

/**
 * Writes a file that is not there yet, under this name in any case or with any ending.
 *
 * @param {string} root The project's folder.
 * @param {string} file From there.
 * @param {string} text
 */
function write(root, file, text) {
  const folder = path.join(root, path.dirname(file));
  const baseOf = (/** @type {string} */ name) => name.replace(/\.mdx?$/, '').toLowerCase();
  const taken = (existsSync(folder) ? readdirSync(folder) : []).find(
    (name) => baseOf(name) === baseOf(path.basename(file)),
  );
  if (taken) {
    throw refuse([`${path.dirname(file)}/${taken} is there already; say another name: --name`]);
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(root, file), text, {flag: 'wx'});
}

/**
 * @param {Wanted} wanted
 * @param {string} file
 * @param {Site} site
 */
function sayWhatIsNext({kind, line, title}, file, site) {
  const address = kind === 'note' ? file.replace(/\.mdx$/, '') : `blog/${slugOf(file)}`;
  console.log(`${file}

It is a draft: "npm start" shows it at http://localhost:3000${identity.basePath}${address}, and no build publishes it.
The comments in it say what belongs where. When it is written, take out the line "draft: true"; "npm test" then names what is still missing.`);
  const planned = findLine(line ?? '', site)?.planned ?? [];
  const isPlanned = planned.some((stop) => stop.toLowerCase() === title.trim().toLowerCase());
  if (planned.length > 0 && !isPlanned) {
    console.log(
      `If it is one of the stops that are planned (${planned.join(', ')}), take that out of src/notes/roadmap.ts then.`,
    );
  }
}

/** @param {string} file Of a post. */
const slugOf = (file) => path.basename(file, '.md').replace(/^\d+-\d+-\d+-/, '');

try {
  const args = process.argv.slice(2);
  const given = args.length > 0 ? readArguments(args) : undefined;
  const site = await readSite(given?.dir ?? ROOT);
  const wanted = given ?? (await ask(site));
  const plan = (wanted.kind === 'note' ? planNote : planPost)(wanted, site, today());
  if ('problems' in plan) {
    throw refuse(plan.problems);
  }
  write(wanted.dir, plan.file, plan.text);
  sayWhatIsNext(wanted, plan.file, site);
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
