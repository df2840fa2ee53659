// @ts-check
/**
 * A bundler loader: takes from the generated site configuration what no code in the browser reads.
 * Presets and prism hold the code themes twice, which are in CSS.
 */

/** Read by the build alone. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Read by the build alone, under `themeConfig.prism`; the theme still asks for the object itself. */
const BUILD_ONLY_PRISM = ['theme', 'darkTheme', 'magicComments'];

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function clientConfigLoader(source) {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (!json) {
    throw new Error(
      `${this.resourcePath} is no longer "export default" and JSON; adapt src/plugins/slim-client or take it out.`,
    );
  }
  const config = JSON.parse(json);
  BUILD_ONLY.forEach((key) => delete config[key]);
  config.future = {experimental_router: config.future.experimental_router};
  BUILD_ONLY_PRISM.forEach((key) => delete config.themeConfig.prism[key]);
  return `export default ${JSON.stringify(config)};`;
};
