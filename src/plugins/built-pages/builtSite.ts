/** What the post-build steps work with. */
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {MapNote} from '../content-index';

/** A page's file, and its HTML after the steps so far. */
export type Page = {file: string; html: string};

/** `published` is in milliseconds since 1970; missing if Git has no history for the note. */
export type Note = MapNote & {published?: number};

export type BuiltSite = {
  siteDir: string;
  outDir: string;
  config: DocusaurusConfig;
  /** By route, with the base path. */
  pages: ReadonlyMap<string, Page>;
  /** By permalink, in the map's order. */
  notes: ReadonlyMap<string, Note>;
  /** By permalink, newest first, without unlisted posts. */
  posts: ReadonlyMap<string, BlogPostMetadata>;
  /** Names of the site's plugins and themes. */
  plugins: readonly string[];
};

/**
 * @param route A page's route, with the base path. The page's file is `docs.html`, or `docs/index.html`
 *   with `trailingSlash: true`.
 */
export function readPage(route: string, outDir: string, baseUrl: string): Page {
  const name = route.slice(baseUrl.length).replace(/\/$|\.html$/, '');
  const short = path.join(outDir, `${name || 'index'}.html`);
  const file = existsSync(short) ? short : path.join(outDir, name, 'index.html');
  return {file, html: readFileSync(file, 'utf8')};
}

/** The path of a page's card, with the base path. */
export const cardPathOf = (route: string): string =>
  `${route.replace(/\/$/, '/index').replace(/\.html$/, '')}.png`;

/** Writes each finished page atomically, because the blog's feeds may be reading it. */
export function writePages({pages}: BuiltSite): void {
  for (const {file, html} of pages.values()) {
    writeFileSync(`${file}.new`, html);
    renameSync(`${file}.new`, file);
  }
}
