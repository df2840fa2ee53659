import {altText, box, empty, expression, fence, headings, ids, policy} from './markup';
import {component, imported, live, term, transcript} from './names';

/** Rules that stop the build. */
export const fatal = [
  ...[altText, box, empty, expression, fence, headings, ids, policy],
  ...[component, imported, live, term, transcript],
];
