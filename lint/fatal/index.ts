import {altText, box, empty, expression, fence, headings, ids, policy} from './markup';
import {component, imported, live, term, transcript} from './names';

/** Rules at which the build stops. */
export const fatal = [
  ...[altText, box, empty, expression, fence, headings, ids, policy],
  ...[component, imported, live, term, transcript],
];
