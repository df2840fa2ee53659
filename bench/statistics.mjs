// @ts-check

/**
 * @param {readonly number[]} values At least one.
 * @returns {number} The value in the middle, or halfway between the two there.
 */
export function median(values) {
  if (values.length === 0) {
    throw new Error('median: there is no value. Measure at least once.');
  }
  const sorted = [...values].sort((a, b) => a - b);
  const high = /** @type {number} */ (sorted[Math.floor(sorted.length / 2)]);
  const low = /** @type {number} */ (sorted[Math.ceil(sorted.length / 2) - 1]);
  return (low + high) / 2;
}

/**
 * The median of each key over objects with the same keys.
 *
 * @template {string} Key
 * @param {readonly Record<Key, number>[]} samples At least one.
 * @returns {Record<Key, number>}
 */
export function medians(samples) {
  const keys = /** @type {Key[]} */ (Object.keys(samples[0] ?? {}));
  return /** @type {Record<Key, number>} */ (
    Object.fromEntries(keys.map((key) => [key, median(samples.map((sample) => sample[key]))]))
  );
}
