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
    matches: ({what, with: withLight, without}) =>
      what === 'head' && /^<script >.*insertBanner/.test(withLight) && without === '(nothing)',
  },
  {
    name: 'the box of code alone paints its background',
    reason:
      'Part “code”: stock paints the same colour on the box and once more on the “pre” in it. The box is compared, and so is every line that has another colour.',
    matches: ({what, with: withLight}) =>
      /^style background-(?:color|position)\S* of \S*pre(?:\[\d+\])?(?: and|$)/.test(what) &&
      /^(?:rgba\(0, 0, 0, 0\)|0px|0px 0px)$/.test(withLight),
  },
  {
    name: 'numbered code that fits has no button that wraps it',
    reason:
      'Part “code”: stock takes the style that starts the count for a sign of code that is too wide, and its button then takes the numbers away.',
    matches: ({page, what, with: withLight, without}) =>
      page.includes('code/numbers') &&
      (what === 'presses' ||
        // The group of buttons is as wide as what is in it.
        /^style .*\/div(?:\[\d\])?\/div\/div(?:\/button)?(?: and|$)/.test(what) ||
        (what === 'accessibility' &&
          (/^button "(?:Toggle word wrap|تبديل التفاف النص)"/.test(without) ||
            // The empty line's number is followed by no space.
            withLight.replaceAll(' ', '') === without.replaceAll(' ', ''))) ||
        (what === 'rendered elements' &&
          [withLight, without].every((path) =>
            /\/button(?:\[\d\])?(?:\/|$)|^\(nothing\)$/.test(path),
          ))),
  },
  {
    name: 'a fold opens at once',
    reason:
      'Part “article”: the browser opens a fold of a kept article, as it does before scripts run; what stock animates with stays on the opened one.',
    matches: ({what, with: withLight}) =>
      /^style (?:transition-(?:duration|property|timing-function)|will-change) of \S*details(?:\[\d\])?\/div/.test(
        what,
      ) && /^(?:0s|all|ease|auto)$/.test(withLight),
  },
  {
    name: 'a link in raw HTML to a route is followed without a full load',
    reason:
      'Part “article”: in a kept article it looks like any other link. It leads to the same page in the same way.',
    matches: ({what, with: withLight, without}) =>
      what === 'link' && withLight === without.replace(', by loading,', ', by script,'),
  },
  {
    name: 'a link to a file that was not found leads where the server said',
    reason:
      'Part “article”: a kept article keeps its addresses. Stock takes such a link for one relative to the page, and after Back, at an address with a slash at its end, for another one than before.',
    matches: ({state, what, with: withLight, without}) =>
      state === 'gone back' &&
      what === 'links' &&
      [withLight, without].every((link) => /\.mdx?(?:#\S*)? /.test(link)),
  },
  {
    name: 'code of a file with the line ends of Windows is copied with those of the page',
    reason:
      'Part “code”: the button copies what stands on the page, where HTML knows one line end; stock copies the carriage returns of the file.',
    matches: ({what, with: withLight, without}) =>
      what === 'presses' && withLight === without.replaceAll(String.raw`\r\n`, String.raw`\n`),
  },
];

/** Pages that stock Docusaurus writes to where no server finds them; they can't be compared. */
export const unreachable = {
  file: /%[\dA-F]{2}/i,
  reason:
    'A page whose file has a space or an accent in its path is written into a folder whose name is encoded already, so that its own address finds nothing.',
};

/** @type {StockFault[]} */
export const stockFaults = [
  {
    pages: /react\/docusaurus/,
    message: /^console error: Error: Broken on purpose$/,
    reason: 'A component of the fixture fails, for ErrorBoundary; React says so.',
  },
];
