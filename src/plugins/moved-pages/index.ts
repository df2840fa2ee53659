/**
 * Has the addresses of pages that have moved lead to where these are now, by the table
 * src/site/movedPages.json: `{"docs/old-name": "docs/new-name"}`, without the base path. A static host
 * sends no redirects of ours, so each is a page that leads on, without a script.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import movedPages from '../../site/movedPages.json';

/** @param address Of the page to go to, with the base path. */
const makePage = (address: string, origin: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><meta http-equiv=refresh content="0; url=${address}"><meta name=viewport content="width=device-width"><title>This page has moved</title><link rel=icon href=data:,><link rel=canonical href="${origin}${address.replace(/#.*/, '')}"></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>`;

export default function movedPagesPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {table = movedPages}: {table?: Record<string, string>},
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
      if (problems.length > 0) {
        throw new Error(`src/site/movedPages.json:\n${problems.join('\n')}`);
      }
      for (const [from, to] of Object.entries(table)) {
        mkdirSync(path.dirname(fileOf(from)), {recursive: true});
        writeFileSync(fileOf(from), makePage(encodeURI(baseUrl + to), siteConfig.url));
      }
    },
  };
}
