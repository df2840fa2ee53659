/**
 * Adds metadata to each page's head, for search engines (JSON-LD) and for sites where it's shared (Open
 * Graph). Docusaurus does this for titles, descriptions, breadcrumbs and posts; this step covers cards,
 * notes and the site. A React component could do it, but every reader would have to load the component.
 * After a navigation, the tags would describe the wrong page, so
 * src/browser/clientModules/removeFirstPageMetadata.ts removes them.
 */
import type {DocusaurusConfig} from '@docusaurus/types';
import {escapeAttribute} from '../../notes/entities';
import {toTypographic} from '../../notes/typographic';
import {copyPathOf} from '../../notes/copyPath';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';
import {describePlace} from '../../notes/places';
import {cardPathOf, type BuiltSite, type Note} from './builtSite';

/** removeFirstPageMetadata.ts finds the tags by this attribute. */
const OF_THIS_PAGE = 'data-of-this-page';

const HEAD_END = '</head>';

const toDate = (milliseconds?: number | null) =>
  milliseconds ? new Date(milliseconds).toISOString() : undefined;

/** Escapes `<`, so that no text can end the script. */
const makeJsonLd = (data: object) =>
  `<script ${OF_THIS_PAGE} type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** https://schema.org/WebSite */
const describeSite = ({title, url, baseUrl, i18n}: DocusaurusConfig) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${url}${baseUrl}#website`,
  name: title,
  url: url + baseUrl,
  inLanguage: i18n.defaultLocale,
});

/**
 * https://schema.org/TechArticle, with the properties that Google requires for articles:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function describeNote(note: Note, image: string, {url, baseUrl, i18n}: DocusaurusConfig) {
  const {title, description, permalink, frontMatter, lastUpdatedAt} = note.doc;
  const address = url + permalink;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: toTypographic(title),
    description: toTypographic(description),
    image,
    datePublished: toDate(note.published),
    dateModified: toDate(lastUpdatedAt),
    author: {'@type': 'Person', name: account, url: `https://github.com/${account}`},
    articleSection: note.place.line,
    ...(frontMatter.keywords?.length && {keywords: frontMatter.keywords}),
    inLanguage: i18n.defaultLocale,
    license: LICENCE.address,
    isPartOf: {'@type': 'WebSite', '@id': `${url}${baseUrl}#website`},
  };
}

/**
 * The content of a meta element that Docusaurus wrote, still escaped. The minifier may have removed the
 * quotes.
 */
function readMeta(head: string, property: string): string | undefined {
  const match = new RegExp(
    `property="?${property}"? content=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`,
  ).exec(head);
  return match?.slice(1).find((content) => content !== undefined);
}

/** The tags missing from the page's head; https://ogp.me/ */
function makeHead(route: string, head: string, {config, notes}: BuiltSite): string {
  const note = notes.get(route);
  const given = readMeta(head, 'og:image');
  const image = given ?? config.url + cardPathOf(route);
  const words = [readMeta(head, 'og:title'), note && `${describePlace(note.place)}.`];
  /** The values are HTML, so they're already escaped. */
  const properties = {
    'og:image': given ? undefined : image,
    'og:image:alt': words.filter(Boolean).join('. ').replaceAll('"', '&quot;'),
    'og:type': readMeta(head, 'og:type') ? undefined : note ? 'article' : 'website',
    'article:published_time': toDate(note?.published),
    'article:modified_time': toDate(note?.doc.lastUpdatedAt),
    'article:section': note && escapeAttribute(note.place.line),
  };
  return [
    ...Object.entries(properties).map(([property, content]) =>
      content ? `<meta ${OF_THIS_PAGE} property="${property}" content="${content}">` : '',
    ),
    given ? '' : `<meta ${OF_THIS_PAGE} name="twitter:image" content="${image}">`,
    route === config.baseUrl ? makeJsonLd(describeSite(config)) : '',
    note ? makeJsonLd(describeNote(note, image, config)) : '',
    note
      ? `<link ${OF_THIS_PAGE} rel="alternate" type="text/markdown" href="${escapeAttribute(copyPathOf(route))}">`
      : '',
  ].join('');
}

/** Adds the tags to every page. */
export function addMetadata(site: BuiltSite): void {
  for (const [route, page] of site.pages) {
    const {file, html} = page;
    const end = html.indexOf(HEAD_END);
    if (end < 0) {
      throw new Error(
        `Can't add metadata to ${file}: it doesn't contain "${HEAD_END}". Update ${__filename}.`,
      );
    }
    const head = html.slice(0, end);
    page.html = head + makeHead(route, head, site) + html.slice(end);
  }
}
