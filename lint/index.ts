/**
 * The rules of this site for what authors write. A rule is a file of one of the two folders and says what
 * is wrong and how to put it right. At those in `stopping` the build stops, too (src/markdown/mistakes.ts):
 * nobody can have meant what they find, and Docusaurus only warns of it, says nothing or does not name the
 * place. `tests/mistakes/table.ts` has a line for each mistake that is found.
 */
import {loadRules} from './rule';

export {asDocusaurus} from './read';

export const rules = [...loadRules('stopping'), ...loadRules('rules')];
