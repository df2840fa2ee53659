import {existsSync, readFileSync} from 'node:fs';
import {basePath} from './servers';

/** One route for each component that makes pages, for checks that apply to every page of a kind. */
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
  // The shortest note; all notes have figures, tables, code, folds and terms.
  'docs/frontend-roadmap/Internet/0-4-Domain-Name',
];

/** @returns The pages that a sitemap lists, relative to the base path. */
export function parseSitemap(sitemap: string): string[] {
  const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!);
  return addresses.map((address) => new URL(address).pathname.slice(basePath.length)).sort();
}

/**
 * The routes of the built site, relative to the base path, so that new notes and posts are tested without
 * being listed here. They're read from the folder, because tests are collected before a server runs.
 */
export function readBuiltRoutes(): string[] {
  if (!existsSync('build/sitemap.xml')) {
    throw new Error('build/sitemap.xml: no such file. Run "npm run build" first.');
  }
  return parseSitemap(readFileSync('build/sitemap.xml', 'utf8'));
}
