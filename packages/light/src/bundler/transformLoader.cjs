// @ts-check
/**
 * A bundler loader that has a function change a module's text. The bundler can only be told a file, so
 * this is that file; what there is to change stands in TypeScript, beside the part that wants it.
 *
 * @this {{resourcePath: string, getOptions: () => {transform: (source: string) => string}}}
 * @param {string} source
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source);
};
