/**
 * The rules of this site for what authors write. Each says what is wrong and how to put it right. At
 * those in `stopping` the build stops, too (src/markdown/mistakes.ts): nobody can have meant what they
 * find, and Docusaurus only warns of it, says nothing or does not name the place.
 * `tests/mistakes/table.ts` has a line for each.
 */
import citations from './rules/citations';
import fileName from './rules/file-name';
import frontMatter from './rules/front-matter';
import halves from './rules/halves';
import parts from './rules/parts';
import picture from './rules/picture';
import position from './rules/position';
import predictions from './rules/predictions';
import symptoms from './rules/symptoms';
import tableCells from './rules/table-cells';
import {stopping} from './stopping';

export {asDocusaurus} from './read';

export const rules = [
  ...stopping,
  ...[citations, fileName, frontMatter, halves, parts, picture, position, predictions],
  ...[symptoms, tableCells],
];
