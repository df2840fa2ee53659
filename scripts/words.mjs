// @ts-check
/**
 * How long each note is: the words that one reads from top to bottom, before the element with the id
 * `in-depth` and after it, without code, folds and the sections for looking up.
 *
 *     npm run words
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {readAllNotes} from './lib/content.mjs';
import {ROOT} from './lib/root.mjs';

const {mainPathOf, countWords} = /** @type {typeof import('../src/markdown/mainPath')} */ (
  await loadFreshModule(path.join(ROOT, 'src/markdown/mainPath.ts'))
);

for (const {file} of await readAllNotes()) {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  const [first = '', ...rest] = text.split(/^(?=.*(?:\bid="in-depth"|\{#in-depth\}))/m);
  const [before, after] = [first, rest.join('')].map((half) => countWords(mainPathOf(half)));
  console.log(`${path.basename(file)}: ${before} words, ${after} in depth`);
}
