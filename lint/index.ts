/**
 * The site's rules for authors. Each reports what's wrong and how to fix it. Those in `fatal` also stop
 * the build (src/markdown/mistakes.ts), because these mistakes are never intended, and Docusaurus only
 * warns about them, ignores them or doesn't say where they are. `tests/mistakes/table.ts` has a row for
 * each.
 */
import bareAddress from './rules/bare-address';
import citations from './rules/citations';
import fileName from './rules/file-name';
import frontMatter from './rules/front-matter';
import halves from './rules/halves';
import headingWords from './rules/heading-words';
import picture from './rules/picture';
import position from './rules/position';
import predictions from './rules/predictions';
import sameHeading from './rules/same-heading';
import sections from './rules/sections';
import symptoms from './rules/symptoms';
import tableCells from './rules/table-cells';
import truncate from './rules/truncate';
import {fatal} from './fatal';

export {asDocusaurus} from './read';

export const rules = [
  ...fatal,
  ...[bareAddress, citations, fileName, frontMatter, halves, headingWords, picture, position],
  ...[predictions, sameHeading, sections, symptoms, tableCells, truncate],
];
