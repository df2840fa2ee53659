import {readFileSync} from 'node:fs';
import {basePath} from './servers';

/** One route for each component that makes pages: what holds for all of a kind is seen on one. */
export const oneOfEachKind = [
  '',
  'markdown-page',
  'blog',
  'blog/archive',
  'blog/tags',
  'blog/tags/docusaurus',
  'blog/welcome',
  'docs',
  'docs/frontend-roadmap/start-page',
  // The shortest of the notes, which all have figures, tables, code, folds and terms.
  'docs/frontend-roadmap/Internet/0-4-Domain-Name',
];

/** @returns The pages that a sitemap lists, relative to the base path. */
export function parseSitemap(sitemap: string): string[] {
  const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!);
  return addresses.map((address) => new URL(address).pathname.slice(basePath.length)).sort();
}

/**
 * The routes of the built site, relative to the base path, so that a new note or post is tested without
 * being listed here. They are read from the folder, as tests are named before a server runs.
 */
export const readBuiltRoutes = () => parseSitemap(readFileSync('build/sitemap.xml', 'utf8'));
