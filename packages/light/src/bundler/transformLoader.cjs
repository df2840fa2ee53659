// @ts-check
/**
 * A bundler loader that runs a function on a module's text. The bundler only accepts a loader as a file,
 * so the functions themselves are in TypeScript, next to the part that needs them.
 *
 * @this {{resourcePath: string, getOptions: () => {transform: (source: string) => string}}}
 * @param {string} source
 */
module.exports = function transformLoader(source) {
  const changed = this.getOptions().transform(source);
  if (changed === source) {
    throw new Error(
      `light: found nothing to change in ${this.resourcePath}; adapt packages/light/src.`,
    );
  }
  return changed;
};
