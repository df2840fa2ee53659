// @ts-check
/** Reads the pages of a built site as a reader meets them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

/** Elements whose text is not read. */
const UNREAD = new Set(['script', 'style', 'template']);

/**
 * @param {string} html A page.
 * @returns {string} The text of its main part, a space between any two words: without navigation,
 *   header and footer, which are those of every page, and without addresses, which change with a build.
 */
export function readText(html) {
  let text = '';
  let mainDepth = 0;
  let unread = 0;
  const parser = new Parser({
    onopentag(name) {
      mainDepth += name === 'main' || mainDepth > 0 ? 1 : 0;
      unread += UNREAD.has(name) || name === 'nav' || name === 'aside' ? 1 : 0;
      text += ' ';
    },
    onclosetag(name) {
      mainDepth -= mainDepth > 0 ? 1 : 0;
      unread -= UNREAD.has(name) || name === 'nav' || name === 'aside' ? 1 : 0;
      text += ' ';
    },
    ontext(part) {
      text += mainDepth > 0 && unread === 0 ? part : '';
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * @param {string} folder With a built site.
 * @returns {Map<string, string>} The text of each page by its route from the base path. Throws where the
 *   folder holds no site.
 */
export function readSite(folder) {
  const files = readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'));
  if (!files.includes('index.html')) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" there first.`);
  }
  const names = new Set(files);
  // Each x.html is also x/index.html, for another form of its address.
  const isCopy = (/** @type {string} */ file) => names.has(file.replace(/\/index\.html$/, '.html'));
  const pages = files.filter((file) => !file.endsWith('/index.html') || !isCopy(file));
  return new Map(
    pages
      .sort()
      .map((file) => [
        file.replace(/(?:(?<=^|\/)index)?\.html$/, ''),
        readText(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}
