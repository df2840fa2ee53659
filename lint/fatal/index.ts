import {altText, box, empty, expression, fence, headingIds, policy} from './markup';
import {component, imported, live, term, transcript} from './names';

/** Rules at which the build stops. */
export const fatal = [
  ...[altText, box, empty, expression, fence, headingIds, policy],
  ...[component, imported, live, term, transcript],
];
