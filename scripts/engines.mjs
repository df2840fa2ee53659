// @ts-check
/**
 * Walks the built site in Firefox and WebKit: what `npm test` proves at length in Chromium is seen to
 * hold in the other engines too.
 *
 *     npm run build && npm run test:engines -- [--engine webkit] [--only menu]
 *
 * --engine (firefox, webkit or chromium) and --only (part of a scenario's sentence) restrict what is
 * tried, and may be repeated. Prints every problem, then exits with 1.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {ENGINES} from '../tests/engines/lib/browsers.mjs';
import {makeReader} from '../tests/engines/lib/reader.mjs';
import {copyWatched, serveWatched} from '../tests/engines/lib/serve.mjs';
import {ROOT} from './lib/root.mjs';

const {values: options} = parseArgs({
  options: {
    engine: {type: 'string', multiple: true, default: ['firefox', 'webkit']},
    only: {type: 'string', multiple: true, default: []},
  },
});

const build = path.join(ROOT, 'build');
if (!existsSync(path.join(build, 'sitemap.xml'))) {
  console.error(`There is no built site in ${build}. Run "npm run build" first.`);
  process.exit(1);
}

/** @type {Map<string, () => Promise<import('../tests/engines/lib/browsers.mjs').Browser>>} */
const launchers = new Map();
const missing = [];
for (const name of options.engine) {
  const launch = ENGINES.get(name)?.find();
  if (launch) {
    launchers.set(name, launch);
  } else {
    missing.push(
      ENGINES.has(name)
        ? `${name} was not found. ${ENGINES.get(name)?.advice}`
        : `"${name}" is no engine: take one of ${[...ENGINES.keys()].join(', ')}.`,
    );
  }
}
if (missing.length > 0) {
  console.error(missing.join('\n\n'));
  process.exit(1);
}

// Reads the build's sitemap when it is loaded.
const {scenarios} = await import('../tests/engines/scenarios.mjs');
const chosen = scenarios.filter(
  ({name}) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No scenario's sentence has ${options.only.join(' or ')} in it.`);
  process.exit(1);
}

/** How long a message that is expected may be on its way, in milliseconds. */
const HEARING_TIME = 5_000;

/**
 * @param {import('../tests/engines/lib/browsers.mjs').Browser} browser
 * @param {import('../tests/engines/lib/serve.mjs').Site} site
 * @param {import('../tests/engines/scenarios.mjs').Scenario} scenario
 * @returns {Promise<string[]>} All that is wrong.
 */
async function play(browser, site, {run, expects = [], withoutScripts = false, pages = ['']}) {
  /** @type {string[]} */
  const problems = [];
  site.letScripts(!withoutScripts);
  const tab = await browser.openTab();
  for (const page of pages) {
    const found = [];
    try {
      await run(makeReader(tab, site.url), site, page);
    } catch (error) {
      found.push(error instanceof Error ? error.message : String(error));
    }
    site.letScriptsGo();
    // A page that goes may take along what it has not said yet.
    const patience = Date.now() + HEARING_TIME;
    while (!expects.every(site.hasHeard) && Date.now() < patience) {
      await wait(50);
    }
    if (page === pages.at(-1)) {
      // What a page says while it goes counts too.
      await tab.close();
    }
    const messages = site.takeMessages();
    found.push(
      ...messages.filter((message) => !expects.some((expected) => expected.test(message))),
      ...expects
        .filter((expected) => !messages.some((message) => expected.test(message)))
        .map((expected) => `no message is like ${expected}`),
    );
    problems.push(...found.map((problem) => (pages.length > 1 ? `/${page}: ${problem}` : problem)));
  }
  return problems;
}

/**
 * @param {string} name
 * @param {() => Promise<import('../tests/engines/lib/browsers.mjs').Browser>} launch
 * @param {string} directory
 * @returns {Promise<number>} How many problems the engine has; they are printed.
 */
async function walk(name, launch, directory) {
  const start = performance.now();
  const site = await serveWatched(directory);
  const browser = await launch();
  const found = [];
  try {
    for (const scenario of chosen) {
      // A browser that does not answer is a problem of the scenario, and the others still say theirs.
      const problems = await play(browser, site, scenario).catch((/** @type {Error} */ error) => [
        error.message,
      ]);
      found.push(...problems.map((problem) => `${name}: ${scenario.name}\n    ${problem}`));
    }
  } finally {
    await browser.close();
    site.close();
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${name} ${browser.version}: ${chosen.length} scenarios, ${found.length} problems, ${seconds} s`,
  );
  found.forEach((problem) => console.error(`\n${problem}`));
  return found.length;
}

const copy = copyWatched(build);
// Beside each other: a browser waits more than it works.
const counts = await Promise.all([...launchers].map(([name, launch]) => walk(name, launch, copy)));
process.exit(counts.some((count) => count > 0) ? 1 : 0);
