// @ts-check
/** Names the part of the light build that makes a difference. */
import {buildGround} from './build.mjs';
import {comparePages} from './comparePages.mjs';
import {serveBuild} from './serve.mjs';
import {getVariant, PARTS} from '../variants.mjs';

/**
 * @typedef {import('./compare.mjs').Difference} Difference
 * @typedef {import('./visit.mjs').Site} Site
 */

/** A page more tells no more about a part, and each one costs time. */
const MOST_PAGES = 12;

/**
 * Builds without one part after the other and says with which of them off each page is the same.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name The variant.
 * @param {Difference[]} differences
 * @param {Site} stockServer
 * @param {string[]} without Parts that are off already.
 */
export async function findPart(browser, name, differences, stockServer, without) {
  const pages = [...new Set(differences.map(({page}) => page))].filter(
    (page) => !page.startsWith('('),
  );
  const some = pages.slice(0, MOST_PAGES);
  const count = (/** @type {Difference[]} */ list, /** @type {string} */ page) =>
    list.filter((difference) => difference.page === page).length;
  for (const part of PARTS.filter((one) => !without.includes(one))) {
    const built = await buildGround(`${name}-part`, {variant: name, without: [...without, part]});
    if (!built.succeeded) {
      console.log(`  without “${part}” the site does not build:\n${built.output.slice(-1500)}`);
      continue;
    }
    const server = await serveBuild(built, getVariant(name));
    try {
      const compared = await comparePages(browser, server, stockServer, some, getVariant(name));
      for (const page of some) {
        const before = count(differences, page);
        const after = count(compared.differences, page);
        if (after < before) {
          console.log(
            `  part “${part}”: ${decodeURIComponent(page) || '/'} has ${after} differences without it, ${before} with it`,
          );
        }
      }
    } finally {
      server.close();
    }
  }
  if (pages.length > some.length) {
    console.log(`  ${pages.length - some.length} more pages were not built part by part.`);
  }
}
