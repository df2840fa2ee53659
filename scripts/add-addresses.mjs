// @ts-check
/**
 * Adds the addresses of the built site that are new, pages and headings, to the list of those that may
 * never lead nowhere, which the build holds itself to (src/plugins/moved-pages). Before each release:
 *
 *     npm run build && npm run addresses
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import {ROOT} from './lib/root.mjs';

const BUILD = path.join(ROOT, 'build');
const SITE = path.join(ROOT, 'src/site');
const LIST = path.join(SITE, 'addresses.txt');

if (!existsSync(path.join(BUILD, 'index.html'))) {
  console.error(`There is no built site in ${BUILD}. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  const {listAddresses} = /** @type {typeof import('../src/plugins/moved-pages/addresses')} */ (
    await utils.loadFreshModule(path.join(ROOT, 'src/plugins/moved-pages/addresses.ts'))
  );
  const moved = JSON.parse(readFileSync(path.join(SITE, 'movedPages.json'), 'utf8'));
  const listed = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
  const fresh = listAddresses(BUILD, moved).filter((address) => !listed.includes(address));
  const lines = [...listed, ...fresh].sort().map((address) => `${address}\n`);
  writeFileSync(LIST, lines.join(''));
  console.log(
    fresh.length > 0 ? `New:\n${fresh.join('\n')}` : `All ${listed.length} addresses are listed.`,
  );
}
