/** What the steps after the build work on. */
import {existsSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {MapNote} from '../content-index';

/** `published` is in milliseconds since 1970; none where the history does not say it. */
export type Note = MapNote & {published?: number};

export type BuiltSite = {
  siteDir: string;
  outDir: string;
  config: DocusaurusConfig;
  /** Of all pages, with the base path. */
  routes: readonly string[];
  /** By permalink, in the map's order. */
  notes: ReadonlyMap<string, Note>;
  /** By permalink, the newest first; without unlisted ones. */
  posts: ReadonlyMap<string, BlogPostMetadata>;
  /** Names of the plugins and themes that the site is built with. */
  plugins: readonly string[];
};

/**
 * @param route Of a page, with the base path.
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

/** Replaces a page in one go: the blog's feeds may be reading it. */
export function replacePage(file: string, html: string): void {
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
