// @ts-check
/**
 * Adds the pages, headings and symptoms of the built site to the list of published URLs, which
 * tests/published-addresses.spec.ts checks: `npm run build && npm run addresses`.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import identity from '../src/site/identity.cjs';
import {ROOT} from './lib/root.mjs';

const BUILD = path.join(ROOT, 'build');
const LIST = path.join(ROOT, 'tests/published-addresses.txt');

if (!existsSync(path.join(BUILD, 'sitemap.xml'))) {
  throw new Error('There\'s no built site in build/. Run "npm run build" first.');
}
const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
const built = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address = '']) => {
  const page = new URL(address).pathname.slice(identity.basePath.length);
  const html = readFileSync(path.join(BUILD, `${page || 'index'}.html`), 'utf8');
  const ids = html.matchAll(/<(?:h[2-6]|details)[^>]*\sid="?([^"\s>]+)/g);
  return [page, ...[...ids].map(([, id]) => `${page}#${id}`)].filter(Boolean);
});
const listed = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
const all = [...new Set([...listed, ...built])].sort();
writeFileSync(LIST, `${all.join('\n')}\n`);
console.log(`New addresses: ${all.length - listed.length}; total: ${all.length}`);
