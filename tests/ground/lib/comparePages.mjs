// @ts-check
/** Compares many pages of two builds at once. */
import {compareMessages, compareSnapshots} from './compare.mjs';
import {crossClicks, followLinks, tabAfterClick} from './journeys.mjs';
import {wanted} from '../known.mjs';
import {visitPage} from './visit.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('./visit.mjs').Site} Site
 * @typedef {import('./compare.mjs').Difference} Difference
 *
 * @typedef {object} Compared
 * @property {Difference[]} differences None of them known.
 * @property {{page: string, message: string}[]} stockMessages What the browser says of the stock build.
 * @property {Map<string, number>} known How often each known difference was met.
 * @property {string[]} again Pages that only a second, more patient visit showed to be the same.
 */

/** How many pages are visited at a time. Each of them waits more than it works. */
const AT_ONCE = 3;

/**
 * How long a page must hold still before it is taken down, in milliseconds; the second for a doubt. A
 * busy machine draws a diagram for longer than half a second, in which nothing of the page changes.
 */
const QUIET = [120, 1000];

/** Pages whose every link is followed. */
const WITH_LINKS = /files\/links|files\/assets|react\/links|names\/with|footnotes|markdown\/toc/;

let failures = 0;

/** Two that fail in the same way are no proof, so no two are the same. */
const sayFailure = (/** @type {Error} */ error) => [
  `failure ${++failures}: ${error.message.split('\n')[0]}`,
];

/**
 * @param {Browser} browser
 * @param {Site} withLight
 * @param {Site} stock
 * @param {string} page
 * @param {number} quiet
 * @param {boolean} hasLooks
 */
async function comparePage(browser, withLight, stock, page, quiet, hasLooks) {
  const visits = await Promise.all(
    [withLight, stock].map((site) =>
      visitPage(browser, site, page, {quiet, hasLooks}).catch((/** @type {Error} */ error) => ({
        states: {},
        messages: {},
        failure: error.message,
      })),
    ),
  );
  const [first, second] =
    /** @type {[import('./visit.mjs').Visit, import('./visit.mjs').Visit]} */ (visits);
  const states = new Set([...Object.keys(first.states), ...Object.keys(second.states)]);
  const messages = new Set([...Object.keys(first.messages), ...Object.keys(second.messages)]);
  const differences = [
    // What could not be looked at is no proof, even where it is so in both builds.
    ...[first, second].flatMap(({failure}, index) =>
      failure === undefined
        ? []
        : [
            {
              page,
              state: 'visited',
              what: 'visit failed',
              with: '',
              without: '',
              [index ? 'without' : 'with']: failure,
            },
          ],
    ),
    ...[...states].flatMap((state) =>
      (first.failure ?? second.failure)
        ? []
        : compareSnapshots(page, state, first.states[state], second.states[state]),
    ),
    ...[...messages].flatMap((state) =>
      compareMessages(page, state, first.messages[state] ?? [], second.messages[state] ?? []),
    ),
  ];
  if (WITH_LINKS.test(page)) {
    const [followed, stockFollowed] = await Promise.all(
      [withLight, stock].map((site) => followLinks(browser, site, page).catch(sayFailure)),
    );
    differences.push(
      ...compareSnapshots(
        page,
        'links followed',
        {lists: {link: followed ?? []}},
        {lists: {link: stockFollowed ?? []}},
      ),
    );
  }
  return {differences, stockMessages: Object.values(second.messages).flat()};
}

/**
 * @param {Browser} browser
 * @param {Site} withLight
 * @param {Site} stock
 * @param {string[]} pages
 * @param {{hasLooks?: boolean}} [options] Whether looks are compared: styles, dark, narrow, on paper.
 * @returns {Promise<Compared>}
 */
export async function comparePages(browser, withLight, stock, pages, {hasLooks = true} = {}) {
  /** @type {Compared} */
  const compared = {differences: [], stockMessages: [], known: new Map(), again: []};
  const isUnknown = (/** @type {Difference} */ difference) => {
    const known = wanted.find(({matches}) => matches(difference));
    if (known) {
      compared.known.set(known.name, (compared.known.get(known.name) ?? 0) + 1);
    }
    return !known;
  };
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      /** @type {Difference[]} */
      let unknown = [];
      for (const [attempt, quiet] of (process.env.GROUND_ONCE ? QUIET.slice(1) : QUIET).entries()) {
        const {differences, stockMessages} = await comparePage(
          browser,
          withLight,
          stock,
          page,
          quiet,
          hasLooks,
        );
        unknown = differences.filter(isUnknown);
        if (attempt === 0) {
          compared.stockMessages.push(...stockMessages.map((message) => ({page, message})));
        }
        if (unknown.length === 0) {
          if (attempt > 0) {
            compared.again.push(page);
          }
          break;
        }
      }
      compared.differences.push(...unknown);
      if (process.env.GROUND_PROGRESS) {
        console.error(`${waiting.length} to go, ${unknown.length} of ${page}`);
        for (const one of unknown.slice(0, 6)) {
          console.error(JSON.stringify(one));
        }
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  if (pages.includes('docs/next') || pages.includes('docs/next/')) {
    for (const [name, journey] of Object.entries({
      'crossed clicks': crossClicks,
      'a click, then keys': tabAfterClick,
    })) {
      const [walked = [], stockWalked = []] = await Promise.all(
        [withLight, stock].map((site) => journey(browser, site).catch(sayFailure)),
      );
      compared.differences.push(
        ...compareSnapshots(
          '(journey)',
          name,
          {lists: {journey: walked}},
          {lists: {journey: stockWalked}},
        ).filter(isUnknown),
      );
    }
  }
  return compared;
}
