// @ts-check
/**
 * A bundler loader that runs a function on a module's text. The bundler only accepts a loader as a file,
 * so the functions themselves are in TypeScript, next to the part that needs them.
 *
 * @this {{getOptions: () => {transform: (source: string) => string}}}
 * @param {string} source
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source);
};
