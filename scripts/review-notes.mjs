// @ts-check
/**
 * Says in Markdown which notes somebody should look at again: those whose RFCs have been replaced, whose
 * links to other sites lead nowhere, and which nobody has changed for a year. Says nothing where there
 * are none.
 *
 *     npm run review -- [--issue]
 *
 * Asks the RFC Editor and each site that is linked to. With `--issue` the report becomes the one issue
 * of the repository that GITHUB_REPOSITORY names, with the rights of GITHUB_TOKEN. What can't be asked
 * is said at the end; then the exit code is 1, and the issue stays as it is.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import utils from '@docusaurus/utils';
import {ROOT} from './lib/root.mjs';
import {isDraft, parseNote} from './notes/parse.mjs';
import {readProject} from './notes/project.mjs';
import {githubApi, keepIssue} from './review/issue.mjs';
import {findDeadLinks} from './review/links.mjs';
import {findOld, findSuperseded, writeReport} from './review/report.mjs';
import {fetchRfcs} from './review/rfc-index.mjs';
import {findCitations, findLinks, readLastChanges} from './review/sources.mjs';

const GLOSSARY = 'src/notes/glossary.ts';

const {issue: keepsIssue} = parseArgs({options: {issue: {type: 'boolean', default: false}}}).values;

const {files, rfcs, findFile} = await readProject(ROOT);
const parsed = await Promise.all(
  files.map(({file, content, kind}) => parseNote(file, content, kind, findFile)),
);
const published = parsed.filter((note) => !isDraft(note));

/** @type {string[]} */
const failures = [];

/**
 * @template T
 * @param {() => T[] | Promise<T[]>} find
 * @returns {Promise<T[]>} Nothing where it fails, which is said at the end.
 */
async function attempt(find) {
  try {
    return await find();
  } catch (error) {
    const {message, cause} = /** @type {Error} */ (error);
    failures.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    return [];
  }
}

async function findAllDeadLinks() {
  const {glossary: terms} = /** @type {{glossary: {source: {url: string}}[]}} */ (
    await utils.loadFreshModule(path.join(ROOT, GLOSSARY))
  );
  return findDeadLinks([
    ...published.flatMap(findLinks),
    ...terms.map(({source}) => ({file: GLOSSARY, url: source.url})),
  ]);
}

const cite = (/** @type {string} */ number) =>
  files.flatMap(({file, content}) =>
    findCitations(content.toString(), number).map((line) => `${file}:${line}`),
  );

const notes = published.filter(({kind}) => kind === 'note').map(({file}) => file);
const report = writeReport({
  superseded: await attempt(async () =>
    findSuperseded(rfcs, await fetchRfcs(new Set(Object.keys(rfcs))), cite),
  ),
  dead: await attempt(findAllDeadLinks),
  old: await attempt(() => findOld(readLastChanges(ROOT), notes, new Date())),
});

if (report !== '') {
  console.log(report);
}
if (keepsIssue && failures.length === 0) {
  const {GITHUB_REPOSITORY: repository = '', GITHUB_TOKEN: token = ''} = process.env;
  if (!repository || !token) {
    failures.push('--issue needs GITHUB_REPOSITORY and GITHUB_TOKEN, which GitHub Actions has.');
  } else {
    await attempt(async () => {
      console.error(await keepIssue(report, githubApi(repository, token)));
      return [];
    });
  }
}
for (const failure of failures) {
  console.error(failure);
}
process.exitCode = failures.length > 0 ? 1 : 0;
