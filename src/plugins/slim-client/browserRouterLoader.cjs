// @ts-check
/**
 * A bundler loader for Docusaurus' client entry: takes out the router for addresses after a `#`,
 * which the site's configuration does not ask for, and with it that half of the history library.
 */

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function browserRouterLoader(source) {
  const CONDITION = "siteConfig.future.experimental_router === 'hash'";
  if (!source.includes(CONDITION)) {
    throw new Error(
      `${this.resourcePath} no longer chooses the router by "${CONDITION}"; adapt src/plugins/slim-client or take it out.`,
    );
  }
  return source.replace(CONDITION, 'false');
};
