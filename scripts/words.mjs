// @ts-check
/**
 * How long each note is: the words that one reads from top to bottom, in the first reading and in
 * depth, without code, folds and the sections for looking up.
 *
 *     npm run words
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {readAllNotes} from './lib/content.mjs';
import {ROOT} from './lib/root.mjs';

const {halvesOf, countWords} = /** @type {typeof import('../src/markdown/mainPath')} */ (
  await loadFreshModule(path.join(ROOT, 'src/markdown/mainPath.ts'))
);

for (const {file} of await readAllNotes()) {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  const [first, inDepth] = halvesOf(text).map(countWords);
  console.log(`${path.basename(file)}: ${first} words, ${inDepth} in depth`);
}
