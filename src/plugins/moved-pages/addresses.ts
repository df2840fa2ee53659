/** The addresses that a built site answers: its pages, and the places on them that a link can name. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A start tag up to its id, as the minifier writes it; React and the minifier close all quotes. */
const WITH_ID =
  /<([a-z][a-z\d]*)\b(?:[^>"']|"[^"]*"|'[^']*')*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const HEADING = /^h[2-6]$/i;

const fileOf = (directory: string, page: string) => path.join(directory, `${page || 'index'}.html`);

/** The ids on a page, each with the name of its element. */
const readIds = (file: string) =>
  new Map(
    Array.from(
      readFileSync(file, 'utf8').matchAll(WITH_ID),
      ([, element = '', ...id]) => [id.find((form) => form !== undefined)!, element] as const,
    ),
  );

/**
 * @param directory Of a built site.
 * @param moved The table of pages that have moved, which have no places of their own.
 * @returns The addresses of its pages and of their headings, without the base path, sorted. The home
 *   page's own is not among them, as it can't move.
 */
export function listAddresses(directory: string, moved: Record<string, string>): string[] {
  return (
    readdirSync(directory, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.html'.length))
      // Copies of address-forms.
      .filter(
        (page) => !page.endsWith('/index') || !existsSync(fileOf(directory, page.slice(0, -6))),
      )
      .filter((page) => !(page in moved))
      .flatMap((file) => {
        const page = file === 'index' ? '' : file;
        const headings = [...readIds(fileOf(directory, page))].filter(([, name]) =>
          HEADING.test(name),
        );
        return [...(page ? [page] : []), ...headings.map(([id]) => `${page}#${id}`)];
      })
      .sort()
  );
}

/**
 * Finds addresses that lead nowhere any more. Any element with the id keeps a place, and a page that has
 * moved takes the places along.
 *
 * @param directory Of a built site.
 * @param addresses As `listAddresses` gives them.
 * @param moved The table of pages that have moved.
 * @returns What is lost and what to do about it, a line for each.
 */
export function findLost(
  directory: string,
  addresses: readonly string[],
  moved: Record<string, string>,
): string[] {
  const pages = new Map<string, ReturnType<typeof readIds> | undefined>();
  const read = (page: string) => {
    if (!pages.has(page)) {
      const file = fileOf(directory, page);
      pages.set(page, existsSync(file) ? readIds(file) : undefined);
    }
    return pages.get(page);
  };
  const lost = addresses.flatMap((address) => {
    const [old = '', id] = address.split('#');
    const page = moved[old]?.split('#')[0] ?? old;
    const ids = read(page);
    if (!ids) {
      return [
        `/${old}: there is no such page any more. Say where it went in src/site/movedPages.json: "${old}": "docs/…".`,
      ];
    }
    if (id !== undefined && !ids.has(id)) {
      return [
        `/${address}: /${page} has no such place. Put <span id="${id}" /> before what took its place.`,
      ];
    }
    return [];
  });
  // A page that is gone takes all its places with it.
  return [...new Set(lost)];
}
