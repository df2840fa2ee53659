// @ts-check
/** Which licences the packages may have that the site is built with, and which of them have another. */

/** They ask for no more than to be kept with the code. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/**
 * @typedef {{packages: RegExp, licence: string}} Exception A licence that some packages alone may have.
 * @typedef {Record<string, string>} Unnamed Licences of packages whose manifest names none, by
 *   `name@version`: another version may have another licence and has to be read again.
 * @typedef {{version?: string, license?: unknown, name?: string, dev?: boolean, link?: boolean}} LockedPackage
 * @typedef {{packages?: Record<string, LockedPackage>}} Lock
 */

/** @type {readonly Exception[]} */
export const EXCEPTIONS = [
  // Asks that changes to its own files be published; we use them as they are, and only while building.
  {packages: /^lightningcss(?:-[\w-]+)?$/, licence: 'MPL-2.0'},
  // Asks the same; it draws pictures while building.
  {packages: /^satori$/, licence: 'MPL-2.0'},
  // A library that whoever has the program may replace; it makes pictures while building, and is not published.
  {packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later'},
  // Fonts, which may be used for anything but be sold alone; published are pictures of text set in them.
  {packages: /^@fontsource\//, licence: 'OFL-1.1'},
  // A table of browsers that says which CSS and JavaScript to write; nothing of it is published.
  {packages: /^caniuse-lite$/, licence: 'CC-BY-4.0'},
];

/** @type {Unnamed} */
export const UNNAMED = {
  // The text of its file LICENSE.
  'eval@0.1.8': 'MIT',
  // Its file Readme.md, under "License"; there is no file with the text.
  'format@0.2.2': 'MIT',
  // The text of its file License.
  'require-like@0.1.2': 'MIT',
};

/**
 * Whether an SPDX expression is met by licences that are allowed: by all of them at an AND, by one at
 * an OR. What is no such expression is met by none.
 *
 * @param {string} expression
 * @param {(licence: string) => boolean} isAllowed
 * @returns {boolean}
 */
export function isMet(expression, isAllowed) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let isWellFormed = true;

  /** @returns {boolean} */
  const readOne = () => {
    const token = tokens.shift();
    if (token === '(') {
      const met = readOr();
      isWellFormed &&= tokens.shift() === ')';
      return met;
    }
    isWellFormed &&= token !== undefined && /^[\w.+-]+$/.test(token) && !/^(?:AND|OR)$/.test(token);
    return isWellFormed && isAllowed(/** @type {string} */ (token));
  };
  const readAnd = () => {
    let met = readOne();
    while (tokens[0] === 'AND') {
      tokens.shift();
      met = readOne() && met;
    }
    return met;
  };
  const readOr = () => {
    let met = readAnd();
    while (tokens[0] === 'OR') {
      tokens.shift();
      met = readAnd() || met;
    }
    return met;
  };

  const met = readOr();
  return met && isWellFormed && tokens.length === 0;
}

/**
 * The packages that the site is built with: all of the lock file but those that only tests and linters
 * need.
 *
 * @param {Lock} lock The content of package-lock.json.
 * @returns {{id: string, name: string, licence?: string}[]} Each version once; `id` is `name@version`.
 * @throws Error where the lock file is of a form that does not say licences.
 */
export function listPackages({packages}) {
  if (!packages) {
    throw new Error(
      'package-lock.json has no "packages", so it says no licences. Write it anew with npm 7 or newer: npm install',
    );
  }
  const listed = Object.entries(packages)
    .filter(([place, {dev, link}]) => place !== '' && !dev && !link)
    .map(([place, {name = place.replace(/^.*node_modules\//, ''), version, license}]) => ({
      id: `${name}@${version}`,
      name,
      licence: typeof license === 'string' ? license : undefined,
    }));
  return [...new Map(listed.map((each) => [each.id, each])).values()];
}

/**
 * @param {Lock} lock The content of package-lock.json.
 * @param {{allowed?: readonly string[], exceptions?: readonly Exception[], unnamed?: Unnamed}} [rules]
 * @returns {string[]} All that is wrong, also with the rules themselves, a sentence each.
 * @throws Error where the lock file is of a form that does not say licences.
 */
export function findLicenceProblems(
  lock,
  {allowed = ALLOWED, exceptions = EXCEPTIONS, unnamed = UNNAMED} = {},
) {
  const packages = listPackages(lock);
  const problems = packages.flatMap(({id, name, licence = unnamed[id]}) => {
    if (licence === undefined) {
      return [
        `${id} names no licence. Read its files; where they allow what we do, add it to UNNAMED in scripts/lib/licences.mjs.`,
      ];
    }
    const isAllowed = (/** @type {string} */ one) =>
      allowed.includes(one) ||
      exceptions.some((exception) => exception.licence === one && exception.packages.test(name));
    return isMet(licence, isAllowed) ? [] : [`${id} has the licence "${licence}".`];
  });
  // A rule that nothing needs any more would let in what nobody has looked at.
  const idle = [
    ...exceptions
      .filter(
        (exception) =>
          !packages.some(
            ({name, licence}) => exception.packages.test(name) && licence === exception.licence,
          ),
      )
      .map((exception) => `${exception.packages} with ${exception.licence}`),
    ...Object.keys(unnamed).filter(
      (id) => !packages.some((each) => each.id === id && each.licence === undefined),
    ),
  ];
  return [
    ...problems,
    ...idle.map(
      (rule) =>
        `No package needs the exception for ${rule}: take it out of scripts/lib/licences.mjs.`,
    ),
  ];
}
