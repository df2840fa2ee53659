// @ts-check
/** A bundler loader that takes one import of a module for another. */

/**
 * @this {{resourcePath: string, getOptions: () => {from: string, to: string}}} Both are statements.
 * @param {string} source
 */
module.exports = function importLoader(source) {
  const {from, to} = this.getOptions();
  if (!source.includes(from)) {
    throw new Error(
      `${this.resourcePath} no longer has "${from}"; adapt src/plugins/quick-navigation or take it out.`,
    );
  }
  return source.replace(from, to);
};
