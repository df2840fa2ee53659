// @ts-check
/**
 * Builds the fixture site in each of its forms, with the light build and stock, into
 * `test/site/build/<form>-<light|stock>`. Two builds at a time, as many as a small machine has cores.
 */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from './buildSite.mjs';

const NAMES = ['whole-light', 'whole-stock', 'other-light', 'other-stock'];

const waiting = [...NAMES];
await rm(path.join(import.meta.dirname, 'site/build'), {recursive: true, force: true});

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const {succeeded, output} = await buildSite(name);
    if (!succeeded) {
      console.error(`The fixture site does not build as ${name}:\n${output}`);
      process.exit(1);
    }
    console.log(`Built: ${name}`);
  }
}

await Promise.all([work(), work()]);
