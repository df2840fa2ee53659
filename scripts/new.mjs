// @ts-check
/**
 * Creates a draft of a note or a post from the templates in scripts/new. Asks for missing arguments.
 * Changes no other file.
 *
 *     npm run new
 *     npm run new -- note --line HTML "What are semantic elements?"
 *     npm run new -- post "What I learnt today"
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isCancel, select, text} from '@clack/prompts';
import utils from '@docusaurus/utils';
import {account} from '../src/site/identity.cjs';
import {loadModule, NOTES} from './lib/content.mjs';

process.on('uncaughtException', ({message}) => {
  console.error(message);
  process.exitCode = 1;
});
const {lines} = /** @type {typeof import('../src/notes/roadmap')} */ (
  await loadModule('src/notes/roadmap.ts')
);
const folders = lines.map(({folder}) => folder);
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {line: {type: 'string'}},
});

const USAGE = `Usage: npm run new -- note --line HTML "What are semantic elements?"
       npm run new -- post "What I learnt today"`;

/** @type {(given: string | undefined, what: string, message: string, choices?: string[]) => Promise<string>} */
async function ask(given, what, message, choices) {
  const options = choices?.map((value) => ({value}));
  const prompt = () => (options ? select({message, options}) : text({message}));
  const answer = given || !process.stdin.isTTY ? given : await prompt();
  if (isCancel(answer)) {
    throw new Error('Cancelled; nothing was written.');
  }
  if (!answer || choices?.includes(answer) === false) {
    const problem = answer ? `unknown ${what} "${answer}"` : `the ${what} is missing`;
    const fix = choices ? ` Choose one of these: ${choices.join(', ')}.` : '';
    throw new Error(`Nothing was written: ${problem}.${fix}\n${USAGE}`);
  }
  return answer;
}

const kind = await ask(positionals[0], 'kind', 'A note or a post?', ['note', 'post']);
const title = await ask(positionals.slice(1).join(' '), 'title', 'What’s the title?');
const line =
  kind === 'note' ? await ask(values.line, 'line', 'Which line of the map is it on?', folders) : '';

const plain = title.normalize('NFKD').replace(/\p{M}/gu, '');
/** A name that lint/rules/file-name.ts accepts, short enough for the 255-byte limit on path segments. */
const name = utils
  .createSlugger()
  .slug(plain, {maintainCase: true})
  .replace(/[^A-Za-z\d]+/g, '-')
  .slice(0, 80)
  .replace(/^-|-$/g, '');
if (!name) {
  throw new Error(
    `Nothing was written: "${title}" has no letters (A to Z) or digits to make a file name from. Use a temporary title that has some, and change it in the file afterwards.`,
  );
}
const slug = name.toLowerCase();
const date = new Date().toLocaleDateString('sv'); // YYYY-MM-DD, in this machine's time zone.
// A note's file is named after its line, its place on the line and its title: `2-1-What-is-CSS.mdx`. A
// line's notes keep their number when another line is added before it.
const folder = `${NOTES}/${line}`;
const numbers = (existsSync(folder) ? readdirSync(folder) : [])
  .map((each) => /^(\d+)-(\d+)-/.exec(each)?.slice(1).map(Number) ?? [])
  .filter((each) => each.length > 0);
const number = numbers[0]?.[0] ?? folders.indexOf(line);
const position = Math.max(0, ...numbers.map(([, place = 0]) => place)) + 1;
const file =
  kind === 'note' ? `${folder}/${number}-${position}-${name}.mdx` : `blog/${date}-${slug}.md`;

/** @type {Record<string, unknown>} */
const fields = {line, position, account, slug, date};
fields.title = JSON.stringify(title);
const template = path.join(import.meta.dirname, 'new', kind + path.extname(file));
const content = readFileSync(template, 'utf8').replace(/\$(\w+)/g, (_, key) => `${fields[key]}`);
mkdirSync(path.dirname(file), {recursive: true});
if (existsSync(file)) {
  throw new Error(`Nothing was written: ${file} already exists; choose another title.`);
}
writeFileSync(file, content, {flag: 'wx'});
console.log(
  `Created ${file} as a draft. Once you remove "draft: true", "npm run check" lists anything missing.`,
);
