// @ts-check
/** Looks at a published site as its first visitors do, over the network and without a browser. */
import {setTimeout as wait} from 'node:timers/promises';

/** How long one answer may take, in milliseconds. */
const ANSWER_TIME = 10_000;

/** A note's address, in the sitemap. */
const NOTE = /\/docs\/frontend-roadmap\/[^/]+\/[^/]+$/;

/** A script or a stylesheet that a page names, in an attribute (with quotes or without) or in a script. */
const FILE_NAME = /(?<=["'=])\/[^"'\s<>]+\.(js|css)(?=["'\s>])/g;

/** @typedef {{address: string, body: string, problems: string[]}} Answer */

/**
 * @param {unknown} error Of `fetch`.
 * @returns {string} Its cause, which is what says something.
 */
function explain(error) {
  const {cause, message} = /** @type {Error} */ (error);
  return cause instanceof Error ? cause.message || cause.name : message;
}

/**
 * @param {URL} address
 * @param {{status?: number, type: RegExp}} expected
 * @returns {Promise<Answer>} With what is not as expected. Never rejects.
 */
async function ask(address, {status = 200, type}) {
  const asked = new URL(address);
  // Caches before the site may still have what was there before; they have nothing under this address.
  asked.searchParams.set('smoke', String(Date.now()));
  /** @type {string[]} */
  const problems = [];
  let body = '';
  try {
    const response = await fetch(asked, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    body = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    const location = response.headers.get('location');
    if (response.status !== status) {
      const target = location ? ` and sends to ${location}` : '';
      problems.push(`${address} is answered with ${response.status}, not ${status}${target}.`);
    } else if (!type.test(contentType)) {
      problems.push(
        `${address} is sent as "${contentType}", which browsers take for another thing.`,
      );
    } else if (body.trim() === '') {
      problems.push(`${address} is empty.`);
    }
  } catch (error) {
    problems.push(`${address} does not answer: ${explain(error)}.`);
  }
  return {address: String(address), body, problems};
}

/**
 * @param {URL} site
 * @param {Answer} page
 * @returns {{names: string[], problems: string[]}} The files of the site that the page names, and what
 *   is wrong with the page, also in itself.
 */
function readPage(site, {address, body, problems}) {
  if (problems.length > 0) {
    return {names: [], problems};
  }
  const names = Array.from(body.matchAll(FILE_NAME), ([name]) => name).filter((name) =>
    name.startsWith(site.pathname),
  );
  const found = [];
  if (!/<h1[\s>]/.test(body)) {
    found.push(`${address} has no heading: its text is missing.`);
  }
  for (const [ending, kind] of [
    ['.css', 'stylesheet'],
    ['.js', 'script'],
  ]) {
    if (!names.some((name) => name.endsWith(/** @type {string} */ (ending)))) {
      found.push(
        `${address} names no ${kind} below ${site.pathname}: it is not this site's page, or was built for another base path (src/site/identity.cjs).`,
      );
    }
  }
  return {names, problems: found};
}

/**
 * @param {URL} site
 * @param {Answer} sitemap
 * @returns {{note?: URL, problems: string[]}} The first note that the sitemap lists, on the site that
 *   was asked, and what is wrong with the sitemap, also in itself.
 */
function readSitemap(site, {address, body, problems}) {
  if (problems.length > 0) {
    return {problems};
  }
  const paths = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, location = '']) =>
    URL.canParse(location, site) ? new URL(location, site).pathname : location,
  );
  const stray = paths.find((path) => !path.startsWith(site.pathname));
  if (stray) {
    return {
      problems: [
        `${address} lists ${stray}, which is not below ${site.pathname}: the site was built for another base path (src/site/identity.cjs).`,
      ],
    };
  }
  const note = paths.find((path) => NOTE.test(path));
  return note
    ? {note: new URL(note, site), problems}
    : {problems: [`${address} lists no note (docs/frontend-roadmap/<line>/<name>).`]};
}

/**
 * Asks once for the home page, a note, a page that does not exist, the sitemap, and the scripts and
 * stylesheets that the pages name.
 *
 * @param {string} siteUrl The site's address with its base path.
 * @returns {Promise<string[]>} All that is wrong, a sentence each. Rejects where `siteUrl` is no address.
 */
export async function findProblems(siteUrl) {
  const site = new URL(siteUrl.replace(/\/*$/, '/'));
  const html = {type: /^text\/html\b/};
  const [home, missing, sitemap] = await Promise.all([
    ask(site, html),
    ask(new URL(`no-such-page-${Date.now()}`, site), {...html, status: 404}),
    ask(new URL('sitemap.xml', site), {type: /^(?:application|text)\/xml\b/}),
  ]);
  const {note, problems} = readSitemap(site, sitemap);
  const pages = [home, ...(note ? [await ask(note, html)] : []), missing].map((page) =>
    readPage(site, page),
  );
  const files = await Promise.all(
    [...new Set(pages.flatMap(({names}) => names))].map((name) =>
      ask(new URL(name, site), {type: name.endsWith('.js') ? /javascript\b/ : /^text\/css\b/}),
    ),
  );
  return [...pages, ...files].flatMap((each) => each.problems).concat(problems);
}

/**
 * Asks again until nothing is wrong, or what is wrong has lasted: a new deployment takes a moment to
 * arrive everywhere.
 *
 * @param {string} siteUrl The site's address with its base path.
 * @param {{patience?: number, pause?: number}} [options] After how many milliseconds no further try
 *   begins, and how many are between two.
 * @returns {Promise<string[]>} What is wrong at the last try. Rejects where `siteUrl` is no address.
 */
export async function findLastingProblems(siteUrl, {patience = 120_000, pause = 5_000} = {}) {
  const end = Date.now() + patience;
  let problems = await findProblems(siteUrl);
  while (problems.length > 0 && Date.now() + pause < end) {
    await wait(pause);
    problems = await findProblems(siteUrl);
  }
  return problems;
}
