/**
 * Takes the note that came with the page: its data from the JSON in the HTML, its article from the
 * page itself, in place of the note's own chunk. Runs before core makes the routes, which is when
 * they learn how their chunks are loaded.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';

/** What the rest of the page reads of a note; its front matter is in the metadata. */
export type ArticleData = Pick<DocContextValue, 'metadata' | 'toc' | 'assets' | 'contentTitle'>;

/** Of the element with the JSON. */
export const DATA_ID = 'page-article';

let kept: {permalink: string; html: string} | undefined;

/** The HTML of the article at `permalink`, a path with the base path, where it came with the page. */
export function getKeptHtml(permalink: string): string | undefined {
  return kept?.permalink === permalink ? kept.html : undefined;
}

/** The name of the chunk with the note of the route at `permalink`. */
function findChunk(permalink: string): string | undefined {
  const key = Object.keys(routesChunkNames).find(
    (name) =>
      name.slice(0, name.lastIndexOf('-')) === permalink && 'content' in routesChunkNames[name]!,
  );
  const chunk = key && routesChunkNames[key]!.content;
  return typeof chunk === 'string' ? chunk : undefined;
}

function keepArticle(): void {
  const article = document.querySelector('.theme-doc-markdown');
  const json = document.getElementById(DATA_ID)?.textContent;
  if (!article || !json) {
    return;
  }
  const data = JSON.parse(json) as ArticleData;
  const {permalink, frontMatter} = data.metadata;
  const entry = registry[findChunk(permalink) ?? ''];
  if (entry) {
    kept = {permalink, html: article.innerHTML};
    // The component is never rendered: DocItem/Content keeps the article.
    const note = {default: () => null, lightIsStatic: true, frontMatter, ...data};
    entry[0] = () => Promise.resolve(note);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  keepArticle();
}
