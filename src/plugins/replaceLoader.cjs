// @ts-check
/**
 * A bundler loader that takes some pieces of a module's text for others, all of their occurrences, and
 * stops the build where one is not there.
 */

/**
 * @typedef {object} Options
 * @property {string} plugin Whose rule it is; for the message.
 * @property {Record<string, string>} replacements By what stands there.
 * @property {string} [prepend] Imports that the new pieces need.
 */

/**
 * @this {{resourcePath: string, getOptions: () => Options}}
 * @param {string} source
 */
module.exports = function replaceLoader(source) {
  const {plugin, replacements, prepend = ''} = this.getOptions();
  const pieces = Object.entries(replacements);
  const missing = pieces.map(([from]) => from).filter((from) => !source.includes(from));
  if (missing.length > 0) {
    throw new Error(
      `${this.resourcePath} no longer has ${missing.map((from) => `"${from}"`).join(' and ')}; adapt src/plugins/${plugin} or take it out.`,
    );
  }
  return prepend + pieces.reduce((text, [from, to]) => text.replaceAll(from, () => to), source);
};
