import {readFileSync} from 'node:fs';
import path from 'node:path';
import {basePath} from './servers';

const SITEMAP = path.resolve(__dirname, '../build/sitemap.xml');

/** @returns The pages that a sitemap lists, relative to the base path. */
export function parseSitemap(sitemap: string): string[] {
  const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!);
  return addresses.map((address) => new URL(address).pathname.slice(basePath.length)).sort();
}

/**
 * The routes of the built site, so that a new note or post is tested without being listed here.
 * They are read from the folder, as tests are named before a server runs.
 *
 * @returns Addresses relative to the base path.
 */
export function readBuiltRoutes(): string[] {
  try {
    return parseSitemap(readFileSync(SITEMAP, 'utf8'));
  } catch (error) {
    throw new Error(
      `${SITEMAP} can't be read, and it says which routes to test. Run "npm run build" first.`,
      {cause: error},
    );
  }
}
