// @ts-check
/**
 * Says in Markdown what a change of the site is for its readers: pages that are new or gone, words,
 * and what pages weigh.
 *
 *     node scripts/compare-sites.mjs <folder of the site before> <folder of the site now>
 *
 * Weighed are the new pages, those whose words are other ones, and one of each kind.
 */
import {weighPages} from './lib/measure/pages.mjs';
import {KINDS} from './lib/pages.mjs';
import {readSite} from './compare/read-site.mjs';
import {comparePages, summarize} from './compare/summary.mjs';

const [baseFolder, siteFolder] = process.argv.slice(2);

/** Answered with 404, as a missing page is. */
const NOT_FOUND = '404';

try {
  if (baseFolder === undefined || siteFolder === undefined) {
    throw new Error(
      'Name two folders with built sites: node scripts/compare-sites.mjs <before> <now>',
    );
  }
  const [before, now] = [readSite(baseFolder), readSite(siteFolder)];
  const {added, rewritten} = comparePages(before, now);
  const weighed = [...new Set([...Object.values(KINDS), ...added, ...rewritten])].filter(
    (route) => route !== NOT_FOUND,
  );
  /** @param {string} folder @param {Map<string, string>} texts */
  const read = async (folder, texts) => ({
    texts,
    weights: await weighPages(
      folder,
      weighed.filter((route) => texts.has(route)),
    ),
  });
  const base = await read(baseFolder, before);
  console.log(summarize(base, await read(siteFolder, now)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
