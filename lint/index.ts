/**
 * The rules of this site for what authors write. Each says what is wrong and how to put it right. At
 * those in `fatal` the build stops, too (src/markdown/mistakes.ts): nobody can have meant what they
 * find, and Docusaurus only warns of it, says nothing or does not name the place.
 * `tests/mistakes/table.ts` has a line for each.
 */
import citations from './rules/citations';
import fileName from './rules/file-name';
import frontMatter from './rules/front-matter';
import halves from './rules/halves';
import picture from './rules/picture';
import position from './rules/position';
import sections from './rules/sections';
import symptoms from './rules/symptoms';
import tableCells from './rules/table-cells';
import {fatal} from './fatal';

export {asDocusaurus} from './read';

export const rules = [
  ...fatal,
  ...[citations, fileName, frontMatter, halves, picture, position, sections, symptoms, tableCells],
];
