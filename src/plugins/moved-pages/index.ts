/**
 * Has the addresses of pages that have moved lead to where these are now, by the table
 * src/site/movedPages.json: `{"docs/old-name": "docs/new-name"}`, without the base path; and stops the
 * build where an address of src/site/addresses.txt, those that were published, leads nowhere.
 *
 * A static host sends no redirects of ours, so each old address is a page that leads on. A browser takes
 * the place in an old address, its hash, along by a script alone; without scripts the page leads to the
 * page.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import movedPages from '../../site/movedPages.json';
import {findLost} from './addresses';

const LIST = path.join(__dirname, '../../site/addresses.txt');

/** The addresses in the list: one a line. */
const readList = () => readFileSync(LIST, 'utf8').split('\n').filter(Boolean);

/** @param address Of the page to go to, with the base path. */
function makePage(address: string, origin: string): string {
  const page = address.replace(/#.*/, '');
  const lead = `location.replace(location.hash?${JSON.stringify(page)}+location.hash:${JSON.stringify(address)})`;
  return `<!doctype html><html lang=en><head><meta charset=UTF-8><script>${lead}</script><noscript><meta http-equiv=refresh content="0; url=${address}"></noscript><meta name=viewport content="width=device-width"><title>This page has moved</title><link rel=icon href=data:,><link rel=canonical href="${origin}${page}"></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>`;
}

type Options = {
  /** In place of src/site/movedPages.json. */
  table?: Record<string, string>;
  /** In place of src/site/addresses.txt. */
  published?: readonly string[];
};

export default function movedPagesPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {table = movedPages, published = readList()}: Options,
): Plugin {
  return {
    name: 'moved-pages',
    // Without a pause, so that the plugins after this one find the pages there.
    async postBuild({outDir}) {
      const fileOf = (address: string) => path.join(outDir, `${address.replace(/#.*/, '')}.html`);
      const problems = Object.entries(table).flatMap(([from, to]) => [
        ...(existsSync(fileOf(from)) ? [`"${from}" is still a page; take its entry out.`] : []),
        ...(existsSync(fileOf(to)) ? [] : [`"${from}" leads to "${to}", which is no page.`]),
      ]);
      const lost = findLost(outDir, published, table);
      if (problems.length > 0 || lost.length > 0) {
        throw new Error(
          [
            ...(problems.length > 0 ? ['src/site/movedPages.json:', ...problems] : []),
            ...(lost.length > 0
              ? [
                  'Published addresses that lead nowhere:',
                  ...lost,
                  'To give one up for good, take its line out of src/site/addresses.txt.',
                ]
              : []),
          ].join('\n'),
        );
      }
      for (const [from, to] of Object.entries(table)) {
        mkdirSync(path.dirname(fileOf(from)), {recursive: true});
        writeFileSync(fileOf(from), makePage(encodeURI(baseUrl + to), siteConfig.url));
      }
    },
  };
}
