/** What the post-build steps work with. */
import {existsSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {MapNote} from '../content-index';

/** `published` is in milliseconds since 1970; missing if the history doesn't have it. */
export type Note = MapNote & {published?: number};

export type BuiltSite = {
  siteDir: string;
  outDir: string;
  config: DocusaurusConfig;
  /** Every page's, with the base path. */
  routes: readonly string[];
  /** By permalink, in the map's order. */
  notes: ReadonlyMap<string, Note>;
  /** By permalink, newest first, without unlisted posts. */
  posts: ReadonlyMap<string, BlogPostMetadata>;
  /** Names of the site's plugins and themes. */
  plugins: readonly string[];
};

/**
 * @param route A page's, with the base path.
 * @returns the page's file in the build: `docs.html`, or `docs/index.html` with `trailingSlash: true`
 */
export function fileOf(route: string, {outDir, config}: BuiltSite): string {
  const name = route.slice(config.baseUrl.length).replace(/\/$|\.html$/, '');
  const file = path.join(outDir, `${name || 'index'}.html`);
  return existsSync(file) ? file : path.join(outDir, name, 'index.html');
}

/** The path of a page's card, with the base path. */
export const cardPathOf = (route: string): string =>
  `${route.replace(/\/$/, '/index').replace(/\.html$/, '')}.png`;

/** Replaces a page atomically, because the blog's feeds may be reading it. */
export function replacePage(file: string, html: string): void {
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
