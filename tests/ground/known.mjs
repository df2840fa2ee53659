// @ts-check
/** Differences that are wanted, and what the stock site itself does not do right. */

/**
 * @typedef {import('./lib/compare.mjs').Difference} Difference
 *
 * @typedef {object} Known
 * @property {string} name
 * @property {string} reason Why the difference must be, or is wanted.
 * @property {(difference: Difference) => boolean} matches
 *
 * @typedef {object} StockFault
 * @property {RegExp} pages
 * @property {RegExp} message What the browser says on the stock build.
 * @property {string} reason
 */

/** @type {Known[]} */
export const wanted = [
  {
    name: 'the script that starts scripts late',
    reason: 'Part “scripts” puts it into the head; it shows nothing.',
    matches: ({what, with: withRoom, without}) =>
      what === 'head' && /^<script >.*insertBanner/.test(withRoom) && without === '(nothing)',
  },
  {
    name: 'the box of code alone paints its background',
    reason:
      'Part “code”: stock paints the same colour on the box and once more on the “pre” in it. The box is compared, and so is every line that has another colour.',
    matches: ({what, with: withRoom}) =>
      /^style background-(?:color|position)\S* of \S*pre(?:\[\d+\])?(?: and|$)/.test(what) &&
      /^(?:rgba\(0, 0, 0, 0\)|0px|0px 0px)$/.test(withRoom),
  },
];

/** Pages that stock Docusaurus writes to where no server finds them; they can't be compared. */
export const unreachable = {
  file: /%[\dA-F]{2}/i,
  reason:
    'A page whose file has a space or an accent in its path is written into a folder whose name is encoded already, so that its own address finds nothing.',
};

/** @type {StockFault[]} */
export const stockFaults = [];
