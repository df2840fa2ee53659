// @ts-check
/**
 * A bundler loader for `.docusaurus/routesChunkNames.json`, the chunks that each route needs: to a
 * note's it adds the chunk of browserContent.ts, so that both are prefetched together.
 */

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function routeChunksLoader(source) {
  const routes = JSON.parse(source);
  // The routes of posts and pages have more.
  const notes = Object.values(routes).filter(
    (chunks) => Object.keys(chunks).join() === '__comp,content',
  );
  if (notes.length === 0) {
    throw new Error(
      `${this.resourcePath} has no route of just "__comp" and "content"; adapt src/plugins/static-article or take it out.`,
    );
  }
  notes.forEach((chunks) => {
    chunks.parts = 'markdown';
  });
  return JSON.stringify(routes);
};
