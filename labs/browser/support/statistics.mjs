// @ts-check

/**
 * @param {number[]} values
 * @param {number} share From 0 to 1.
 * @returns {number} The quantile: this share of the values is below it.
 */
function quantile(values, share) {
  const sorted = values.toSorted((first, second) => first - second);
  const place = (sorted.length - 1) * share;
  const below = /** @type {number} */ (sorted[Math.floor(place)]);
  const above = /** @type {number} */ (sorted[Math.ceil(place)]);
  return below + (above - below) * (place - Math.floor(place));
}

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Median and quartiles, in whole numbers.
 *
 * @param {number[]} values
 */
export function summarize(values) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(values, share)));
  return {median: middle, low, high};
}
