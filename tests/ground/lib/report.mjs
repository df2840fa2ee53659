// @ts-check
import {stockFaults, unreachable, wanted} from '../known.mjs';

/** @typedef {import('./compare.mjs').Difference} Difference */

/** More of one page's state says nothing new; the count tells that there is more. */
const MOST_LINES = 6;
const LONGEST = 300;

const cut = (/** @type {string} */ text) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/**
 * Shows where two long texts begin to differ, with a few words before it.
 *
 * @param {Difference} difference
 */
function cutBoth(difference) {
  let start = 0;
  while (start < difference.with.length && difference.with[start] === difference.without[start]) {
    start++;
  }
  const from = Math.max(0, start - 80);
  const end = (/** @type {string} */ text) =>
    (from > 0 ? '…' : '') + cut(text.slice(from)).replaceAll('\n', '⏎');
  return [end(difference.with), end(difference.without)];
}

/**
 * Prints how a variant fared.
 *
 * @param {string} name
 * @param {{seconds: number, buildSeconds?: number, pages: number, differences: Difference[],
 *   stockMessages: {page: string, message: string}[], known?: Map<string, number>,
 *   again?: string[], unreachable?: string[]}} result
 * @returns {boolean} Whether there was any difference.
 */
export function report(name, result) {
  const {differences} = result;
  console.log(
    `${differences.length === 0 ? 'same' : 'DIFFERENT'}  ${name}: ${result.pages} pages, ` +
      `${differences.length} differences, ${result.seconds.toFixed(0)} s ` +
      `(${(result.buildSeconds ?? result.seconds).toFixed(0)} of them building)`,
  );
  /** @type {Map<string, Difference[]>} */
  const groups = new Map();
  for (const difference of differences) {
    const key = `${difference.page} · ${difference.state}`;
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  for (const [key, group] of groups) {
    console.log(`\n  ${decodeURIComponent(key.replace(/%(?![\dA-F]{2})/gi, '%25'))}`);
    for (const difference of group.slice(0, MOST_LINES)) {
      const [withLight, without] = cutBoth(difference);
      console.log(`    ${difference.what}\n      with:    ${withLight}\n      without: ${without}`);
    }
    if (group.length > MOST_LINES) {
      console.log(`    … and ${group.length - MOST_LINES} more`);
    }
  }
  if (result.again?.length) {
    console.log(`  the same at a second look: ${result.again.join(', ')}`);
  }
  for (const {name: known} of wanted) {
    const count = result.known?.get(known);
    if (count) {
      console.log(`  wanted: ${known} (${count})`);
    }
  }
  for (const file of result.unreachable ?? []) {
    console.log(`  stock itself: ${file}: ${unreachable.reason}`);
  }
  const told = new Set();
  for (const {page, message} of result.stockMessages) {
    const fault = stockFaults.find((one) => one.pages.test(page) && one.message.test(message));
    const line = `  stock itself: ${page || '/'}: ${fault ? fault.reason : `${cut(message)} (not in the table of known.mjs)`}`;
    if (!told.has(line)) {
      told.add(line);
      console.log(line);
    }
  }
  return differences.length > 0;
}
