// @ts-check
/** Says in which ways two snapshots differ. */

/**
 * @typedef {import('./snapshot.mjs').Snapshot} Snapshot
 * @typedef {import('./snapshot.mjs').Styles} Styles
 *
 * @typedef {object} Difference
 * @property {string} page
 * @property {string} state
 * @property {string} what
 * @property {string} with What the light build has.
 * @property {string} without What the stock build has.
 */

/**
 * The lines that only one of two lists has, in the order of the lists.
 *
 * @param {string[]} first
 * @param {string[]} second
 * @returns {[onlyFirst: string[], onlySecond: string[]]}
 */
function subtractBoth(first, second) {
  const subtract = (/** @type {string[]} */ from, /** @type {string[]} */ other) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const line of other) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return from.filter((line) => {
      const count = counts.get(line) ?? 0;
      counts.set(line, count - 1);
      return count <= 0;
    });
  };
  return [subtract(first, second), subtract(second, first)];
}

/**
 * @param {string} name
 * @param {string[]} withLight
 * @param {string[]} stock
 * @returns {{what: string, with: string, without: string}[]}
 */
function compareLists(name, withLight, stock) {
  if (
    withLight.length === stock.length &&
    withLight.every((line, index) => line === stock[index])
  ) {
    return [];
  }
  const [onlyWith, onlyStock] = subtractBoth(withLight, stock);
  if (onlyWith.length === 0 && onlyStock.length === 0) {
    const at = withLight.findIndex((line, index) => line !== stock[index]);
    return [{what: `order of ${name}`, with: withLight[at] ?? '', without: stock[at] ?? ''}];
  }
  return Array.from({length: Math.max(onlyWith.length, onlyStock.length)}, (_, index) => ({
    what: name,
    with: onlyWith[index]?.trim() ?? '(nothing)',
    without: onlyStock[index]?.trim() ?? '(nothing)',
  }));
}

/** The end of a path is what tells elements apart for a reader of the report. */
const shorten = (/** @type {string} */ path) => path.split('/').slice(-5).join('/');

/**
 * @param {Styles} withLight
 * @param {Styles} stock
 */
function compareStyles(withLight, stock) {
  /** @type {Map<string, {what: string, with: string, without: string, paths: string[]}>} */
  const found = new Map();
  for (const [path, values] of withLight.values) {
    const others = stock.values.get(path);
    // Elements that one build lacks are told by the list of elements.
    for (const [index, value] of others ? values.entries() : []) {
      const other = others?.[index] ?? '';
      if (value !== other) {
        const property = withLight.properties[index];
        const key = `${property}|${value}|${other}`;
        const entry = found.get(key) ?? {
          what: `style ${property}`,
          with: value,
          without: other,
          paths: [],
        };
        entry.paths.push(path);
        found.set(key, entry);
      }
    }
  }
  const onlyWith = [...withLight.values.keys()].filter((path) => !stock.values.has(path));
  const onlyStock = [...stock.values.keys()].filter((path) => !withLight.values.has(path));
  return [
    ...compareLists('rendered elements', onlyWith, onlyStock),
    ...[...found.values()].map(({paths, ...difference}) => ({
      ...difference,
      what: `${difference.what} of ${shorten(paths[0] ?? '')}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}`,
    })),
  ];
}

/**
 * Compares what was taken down of one page in one state.
 *
 * @param {string} page
 * @param {string} state
 * @param {Snapshot | undefined} withLight
 * @param {Snapshot | undefined} stock
 * @returns {Difference[]}
 */
export function compareSnapshots(page, state, withLight, stock) {
  if (!withLight || !stock) {
    const seen = (/** @type {Snapshot | undefined} */ one) => (one ? 'reached' : 'not reached');
    return withLight === stock
      ? []
      : [{page, state, what: 'state', with: seen(withLight), without: seen(stock)}];
  }
  const names = new Set([...Object.keys(withLight.lists), ...Object.keys(stock.lists)]);
  const differences = [...names].flatMap((name) =>
    compareLists(name, withLight.lists[name] ?? [], stock.lists[name] ?? []),
  );
  if (withLight.styles && stock.styles) {
    differences.push(...compareStyles(withLight.styles, stock.styles));
  }
  return differences.map((difference) => ({page, state, ...difference}));
}

/**
 * What only the light build says; a message less is no fault.
 *
 * @param {string} page
 * @param {string} state
 * @param {string[]} withLight
 * @param {string[]} stock
 * @returns {Difference[]}
 */
export function compareMessages(page, state, withLight, stock) {
  const [onlyWith] = subtractBoth(withLight, stock);
  return onlyWith.map((message) => ({
    page,
    state,
    what: 'message',
    with: message,
    without: '(nothing)',
  }));
}

/**
 * @param {string} what
 * @param {string[]} withLight
 * @param {string[]} stock
 * @returns {Difference[]}
 */
export function compareBuilds(what, withLight, stock) {
  return compareLists(what, withLight, stock).map((difference) => ({
    page: '(build)',
    state: 'built',
    ...difference,
  }));
}
