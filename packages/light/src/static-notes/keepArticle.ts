/**
 * Reuses the note that came with the page (its data from the JSON in the HTML and its article from the
 * page itself) instead of loading the note's chunk. Runs before core creates the routes, because that's
 * when they learn how to load their chunks.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';

/** What the rest of the page needs to know about a note. Front matter is in the metadata. */
export type ArticleData = Pick<DocContextValue, 'metadata' | 'toc' | 'assets' | 'contentTitle'>;

/** The id of the element with the JSON. No heading's id contains a colon. */
export const DATA_ID = 'light:article';

type InnerHtml = {readonly __html: string};

let kept: {permalink: string; innerHtml: InnerHtml} | undefined;

/** The HTML of the article at `permalink` (a path including the base path), if it came with the page. */
export function getKeptHtml(permalink: string): InnerHtml | undefined {
  return kept?.permalink === permalink ? kept.innerHtml : undefined;
}

/**
 * Reads the HTML in a separate task, because reading takes 10 ms on a slow phone. If React renders the
 * article first, the HTML is read then, before anything changes it.
 */
function readLater(article: Element): InnerHtml {
  let html: string | undefined;
  const innerHtml = {
    get __html() {
      return (html ??= article.innerHTML);
    },
  };
  setTimeout(() => innerHtml.__html);
  return innerHtml;
}

/** The name of the chunk that contains the note at `permalink`. */
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
    kept = {permalink, innerHtml: readLater(article)};
    // The component is never rendered: DocItem/Content keeps the article.
    const note = {default: () => null, lightIsStatic: true, frontMatter, ...data};
    entry[0] = () => Promise.resolve(note);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  keepArticle();
}
