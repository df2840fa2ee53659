// @ts-check
/**
 * Checks that no address that was published leads nowhere in the built site. `scripts/addresses.txt`
 * lists them, as of the last update: pages and their headings, relative to the base path.
 *
 *     npm run addresses
 *     npm run addresses -- --update           adds what is new; before each release
 *     npm run addresses -- --drop docs/a#b    gives one up for good; may stand several times
 *
 * Prints every address that is lost, with what to do, and exits with 1; or one line.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {explainLost, readAddresses} from './lib/addresses.mjs';
import {ROOT} from './lib/root.mjs';

const LIST = path.join(ROOT, 'scripts/addresses.txt');
const BUILD = path.join(ROOT, 'build');

const {values} = parseArgs({
  options: {update: {type: 'boolean'}, drop: {type: 'string', multiple: true, default: []}},
});

if (!existsSync(path.join(BUILD, 'index.html'))) {
  console.error(`There is no built site in ${BUILD}. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  const {addresses, answers} = readAddresses(BUILD);
  const listed = existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n').slice(0, -1) : [];
  const kept = listed.filter((address) => !values.drop.includes(address));
  const lost = kept.filter((address) => !answers(address));
  const fresh = addresses.filter((address) => !listed.includes(address));
  if (values.update || values.drop.length > 0) {
    const all = [...kept, ...(values.update ? fresh : [])].sort();
    writeFileSync(LIST, all.map((address) => `${address}\n`).join(''));
  }
  if (lost.length > 0) {
    console.error(
      `Published addresses that lead nowhere:\n${lost.map(explainLost).join('\n')}\nTo give one up for good: npm run addresses -- --drop <address>`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `All ${kept.length} published addresses lead somewhere.${fresh.length > 0 && !values.update ? ` ${fresh.length} are new: npm run addresses -- --update` : ''}`,
    );
  }
}
