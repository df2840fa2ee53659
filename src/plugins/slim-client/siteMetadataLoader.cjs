// @ts-check
/**
 * A bundler loader: takes from the generated data about the site the list of its plugins, which only
 * the debug plugin shows.
 */

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function siteMetadataLoader(source) {
  const metadata = JSON.parse(source);
  if (!metadata.pluginVersions) {
    throw new Error(
      `${this.resourcePath} no longer has "pluginVersions"; adapt src/plugins/slim-client or take it out.`,
    );
  }
  return JSON.stringify({...metadata, pluginVersions: {}});
};
