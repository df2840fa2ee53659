// @ts-check
/**
 * A bundler loader that runs a function on a module's text. The bundler accepts a loader only as a file,
 * so this one is shared; the functions are in TypeScript, next to the parts that need them.
 *
 * @this {{getOptions: () => {transform: (source: string) => string}}}
 * @param {string} source
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source);
};
