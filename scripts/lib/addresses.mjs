// @ts-check
/** The addresses that a built site answers: its pages, and the places on them that a link can name. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

/** Leads on to another page, which says itself what is on it. */
const REDIRECT = /<meta http-equiv="?refresh/;
const HEADING = /^h[2-6]$/;

/**
 * @param {string} directory Of a built site.
 * @returns {{addresses: string[], answers: (address: string) => boolean}} `addresses` are those of its
 *   pages and headings, sorted, relative to the base path; `answers` says whether one leads somewhere,
 *   to an element that is no heading too.
 */
export function readAddresses(directory) {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  /** @type {Map<string, Set<string> | undefined>} Ids by page; none for one that leads on. */
  const pages = new Map();
  /** @type {string[]} */
  const addresses = [];
  for (const file of files.filter((each) => each.endsWith('.html') && each !== '404.html')) {
    const name = file.replaceAll(path.sep, '/');
    // The copies of address-forms.
    if (
      name.endsWith('/index.html') &&
      files.includes(file.replace(/[\\/]index\.html$/, '.html'))
    ) {
      continue;
    }
    const page = name.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const html = readFileSync(path.join(directory, file), 'utf8');
    // The home page can't move.
    if (page) {
      addresses.push(page);
    }
    if (REDIRECT.test(html)) {
      pages.set(page, undefined);
      continue;
    }
    /** @type {Set<string>} */
    const ids = new Set();
    const parser = new Parser({
      onopentag(tag, {id}) {
        if (id) {
          ids.add(id);
          if (HEADING.test(tag)) {
            addresses.push(`${page}#${id}`);
          }
        }
      },
    });
    parser.end(html);
    pages.set(page, ids);
  }
  return {
    addresses: addresses.sort(),
    answers(address) {
      const [page = '', id] = address.split('#');
      const ids = pages.get(page);
      return pages.has(page) && (id === undefined || ids === undefined || ids.has(id));
    },
  };
}

/**
 * @param {string} address That leads nowhere any more.
 * @returns {string} What to do about it.
 */
export const explainLost = (address) =>
  address.includes('#')
    ? `/${address}: the page has no such place any more. Put <span id="${address.split('#')[1]}" /> before what took its place.`
    : `/${address}: there is no such page any more. Say where it went in src/site/movedPages.json: "${address}": "docs/…".`;
