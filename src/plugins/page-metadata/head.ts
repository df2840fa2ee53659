/** Elements of a page's head, as HTML. */
import type {DocusaurusConfig} from '@docusaurus/types';
import type {TechArticle, WebSite, WithContext} from 'schema-dts';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';
import {escapeAttribute} from '../../markdown/entities';
import {toTypographic} from '../../markdown/typographic';
import {describePlace, type Place} from '../content-index/places';

export type NoteFacts = {
  title: string;
  description: string;
  /** With the base path. */
  permalink: string;
  keywords: readonly string[];
  /** In milliseconds since 1970; none where neither front matter nor history says it. */
  changed?: number;
  published?: number;
  place: Place;
};

/** What is known of a page; a page that is neither home nor a stop of the map has only what every page has. */
export type PageFacts = {isHome?: boolean; note?: NoteFacts};

type Site = Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl' | 'i18n'>;

/** src/clientModules/dropPageFacts.ts takes what has it away where it is not true any more. */
const OF_THIS_PAGE = 'data-of-this-page';

const makeMeta = (property: string, content: string) =>
  `<meta ${OF_THIS_PAGE} property="${property}" content="${escapeAttribute(content)}">`;

/** No text in it can end the script. */
const makeScript = (data: object) =>
  `<script ${OF_THIS_PAGE} type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const toDate = (milliseconds?: number) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

/** https://schema.org/WebSite */
const describeSite = ({title, url, baseUrl, i18n}: Site): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${url}${baseUrl}#website`,
  name: title,
  url: url + baseUrl,
  inLanguage: i18n.defaultLocale,
});

/**
 * https://schema.org/TechArticle, with what Google names for articles:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function describeNote(note: NoteFacts, site: Site, image?: string): WithContext<TechArticle> {
  const address = site.url + note.permalink;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: toTypographic(note.title),
    description: toTypographic(note.description),
    ...(image && {image}),
    datePublished: toDate(note.published),
    dateModified: toDate(note.changed),
    author: {'@type': 'Person', name: account, url: `https://github.com/${account}`},
    articleSection: note.place.line,
    ...(note.keywords.length > 0 && {keywords: note.keywords}),
    inLanguage: site.i18n.defaultLocale,
    license: LICENCE.address,
    isPartOf: {'@type': 'WebSite', '@id': `${site.url}${site.baseUrl}#website`},
  };
}

/** https://ogp.me/#type_article */
const makeArticleTags = ({published, changed, place}: NoteFacts) => [
  makeMeta('og:type', 'article'),
  ...(published === undefined ? [] : [makeMeta('article:published_time', toDate(published)!)]),
  ...(changed === undefined ? [] : [makeMeta('article:modified_time', toDate(changed)!)]),
  makeMeta('article:section', place.line),
];

/** The note's copy, which the plugin `markdown-copies` writes. */
const makeTextLink = ({permalink}: NoteFacts) =>
  `<link ${OF_THIS_PAGE} rel="alternate" type="text/markdown" href="${escapeAttribute(permalink)}.md">`;

/** The content of a meta element that Docusaurus has written, whose quotes the minifier may have taken. */
const readMeta = (head: string, property: string) => {
  const match = new RegExp(
    `property="?${property}"? content=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`,
  ).exec(head);
  return match && (match[1] ?? match[2] ?? match[3]);
};

/**
 * @param facts Of the page.
 * @param site Its configuration.
 * @param head The page's head as Docusaurus has made it; what it says already is not said again.
 * @returns What is to be added to it.
 */
export function makeHead({isHome, note}: PageFacts, site: Site, head: string): string {
  const image = readMeta(head, 'og:image') ?? undefined;
  // The title comes from HTML, where it is escaped but for the quotes that it may stand in.
  const card = [readMeta(head, 'og:title'), note && `${describePlace(note.place)}.`];
  const type = note
    ? makeArticleTags(note)
    : readMeta(head, 'og:type')
      ? []
      : [makeMeta('og:type', 'website')];
  return [
    makeMeta('og:site_name', site.title),
    `<meta ${OF_THIS_PAGE} property="og:image:alt" content="${card.filter(Boolean).join('. ').replaceAll('"', '&quot;')}">`,
    ...type,
    ...(isHome ? [makeScript(describeSite(site))] : []),
    ...(note ? [makeScript(describeNote(note, site, image)), makeTextLink(note)] : []),
  ].join('');
}
