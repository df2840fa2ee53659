import {
  address,
  altText,
  box,
  empty,
  expression,
  fence,
  headings,
  html,
  ids,
  policy,
} from './markup';
import {component, imported, live, term, transcript} from './names';

/** Rules that stop the build. */
export const fatal = [
  ...[address, altText, box, empty, expression, fence, headings, html, ids, policy],
  ...[component, imported, live, term, transcript],
];
