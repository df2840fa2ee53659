/**
 * The note that came with the page: its data from the JSON in the HTML, its article from the page
 * itself. The registry of chunks asks here before it loads a note.
 */
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import {loadContent} from '@static-article/content';

/** What the rest of the page reads of a note; its front matter is in the metadata. */
export type PageArticleData = Pick<DocContextValue, 'metadata' | 'toc' | 'assets' | 'contentTitle'>;

type LoadedNote = {default: unknown};

/** Of the element with the JSON. */
export const DATA_ID = 'page-article';
const ARTICLE = '.theme-doc-markdown';

let kept: {permalink: string; html: string} | undefined;

function takeNote(): LoadedNote | undefined {
  const article = document.querySelector(ARTICLE);
  const json = document.getElementById(DATA_ID)?.textContent;
  if (kept || !article || !json) {
    return undefined;
  }
  const data = JSON.parse(json) as PageArticleData;
  const {permalink, frontMatter} = data.metadata;
  if (permalink !== window.location.pathname) {
    return undefined;
  }
  kept = {permalink, html: article.innerHTML};
  // The component is never rendered: DocItem/Content keeps the article.
  return {default: () => null, frontMatter, ...data} as LoadedNote;
}

/**
 * Resolves to the note that came with the page if this is the first note asked for, else to the one
 * that `loadNote` loads, and then with the components that markdown becomes.
 */
export async function fromPage(loadNote: () => Promise<LoadedNote>): Promise<LoadedNote> {
  const note = takeNote();
  if (note) {
    return note;
  }
  const [loaded] = await Promise.all([loadNote(), loadContent()]);
  return loaded;
}

/** The HTML of the article at `permalink`, a path with the base path, where it came with the page. */
export function getKeptHtml(permalink: string): string | undefined {
  return kept?.permalink === permalink ? kept.html : undefined;
}
