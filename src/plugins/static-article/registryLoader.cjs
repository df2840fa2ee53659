// @ts-check
/**
 * A bundler loader for `.docusaurus/registry.js`, which lists every chunk of the routes: a note is
 * taken from the page where it stands there already.
 */

const NOTE = /\(\) => (import\(\/\* webpackChunkName: "\w+" \*\/ "@site\/docs\/[^"]+\.mdx?"\))/g;

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function registryLoader(source) {
  const result = source.replace(NOTE, '() => fromPage(() => $1)');
  if (result === source) {
    throw new Error(
      `${this.resourcePath} no longer lists notes as "() => import(…)"; adapt src/plugins/static-article or take it out.`,
    );
  }
  return `import {fromPage} from '@site/src/plugins/static-article/pageArticle';\n${result}`;
};
