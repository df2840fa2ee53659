/**
 * A note's HTML is loaded once. Docusaurus sends the text of a page twice, as HTML and as the script
 * that makes the same HTML again, and has React walk through both. Here the article of the first page
 * stays as the server made it; what the rest of the page must know of the note (title, contents,
 * dates) comes as JSON at the end of the HTML. A page opened by a link is rendered by React as ever.
 *
 * Gain, gzip, on the notes of this site: 17 to 21 KB of the note's own script and 7 KB of the
 * components for markdown, which no first page loads. Cost: 0.6 KB of HTML, 1 KB of script.
 *
 * Leans on: the shape of `.docusaurus/registry.js` and `routesChunkNames.json` (the loaders stop the
 * build when it changes), and React leaving alone what stands in an element with
 * `dangerouslySetInnerHTML` (https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html;
 * tests/static-article.spec.ts). A note with interactive parts is left to React: src/markdown/isInteractive.ts.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'static-article';

export default function staticArticle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer) {
      // While developing, the browser gets no HTML from a server to keep.
      const keepsHtml = !isServer && process.env.NODE_ENV === 'production';
      const content = keepsHtml ? 'browserContent.ts' : 'serverContent.ts';
      const alias = {'@static-article/content$': path.join(__dirname, content)};
      if (!keepsHtml) {
        return {resolve: {alias}};
      }
      return {
        resolve: {alias},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              loader: path.join(__dirname, 'registryLoader.cjs'),
            },
            {
              test: path.join(generatedFilesDir, 'routesChunkNames.json'),
              enforce: 'pre',
              loader: path.join(__dirname, 'routeChunksLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}
