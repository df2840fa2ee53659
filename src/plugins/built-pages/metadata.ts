/**
 * Says in each page's head what the page is, for search engines (JSON-LD) and for places where it is
 * shared (Open Graph). Docusaurus does so for titles, descriptions, breadcrumbs and posts; this adds the
 * card, notes and the site. A React component could too, but then every reader would load it.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusConfig} from '@docusaurus/types';
import {escapeAttribute} from '../../markdown/entities';
import {toTypographic} from '../../markdown/typographic';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';
import {cardPathOf, copyPathOf, fileOf, replacePage, type BuiltSite, type Note} from './builtSite';

const HEAD_END = '</head>';

const toDate = (milliseconds?: number | null) =>
  milliseconds ? new Date(milliseconds).toISOString() : undefined;

/** No text in it can end the script. */
const makeJsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c')}</script>`;

/** https://schema.org/WebSite */
const describeSite = ({title, url, baseUrl, i18n}: DocusaurusConfig) => ({
  '@type': 'WebSite',
  '@id': `${url}${baseUrl}#website`,
  name: title,
  url: url + baseUrl,
  inLanguage: i18n.defaultLocale,
});

/**
 * https://schema.org/TechArticle, with what Google asks of articles:
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function describeNote(note: Note, image: string, {url, baseUrl, i18n}: DocusaurusConfig) {
  const {title, description, permalink, lastUpdatedAt} = note.doc;
  const address = url + permalink;
  return {
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
    inLanguage: i18n.defaultLocale,
    license: LICENCE.address,
    isPartOf: {'@type': 'WebSite', '@id': `${url}${baseUrl}#website`},
  };
}

/** What is to be added to a page's head; https://ogp.me/ */
function makeHead(route: string, html: string, {config, notes}: BuiltSite): string {
  const note = notes.get(route);
  const {image: one} = config.themeConfig as ThemeConfig;
  const image = config.url + (one ? config.baseUrl + one : cardPathOf(route));
  return [
    // Docusaurus has named the one for all pages, or the page's own.
    html.includes('og:image') ? '' : `<meta property="og:image" content="${image}">`,
    route === config.baseUrl ? makeJsonLd(describeSite(config)) : '',
    ...(note
      ? [
          '<meta property="og:type" content="article">',
          makeJsonLd(describeNote(note, image, config)),
          `<link rel="alternate" type="text/markdown" href="${escapeAttribute(copyPathOf(route))}">`,
        ]
      : []),
  ].join('');
}

/** Adds the tags to every page, and writes robots.txt. */
export function addMetadata(site: BuiltSite): void {
  for (const route of site.routes) {
    const file = fileOf(route, site);
    const html = readFileSync(file, 'utf8');
    if (!html.includes(HEAD_END)) {
      throw new Error(
        `${file} has no "${HEAD_END}" to put its metadata before. Adapt ${__filename}.`,
      );
    }
    replacePage(
      file,
      html.replace(HEAD_END, () => makeHead(route, html, site) + HEAD_END),
    );
  }
  const {url, baseUrl} = site.config;
  writeFileSync(
    path.join(site.outDir, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
  );
}
