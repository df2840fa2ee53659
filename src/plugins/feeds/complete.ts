/**
 * What a feed lacks when it comes from Docusaurus: its own address, by which readers know it again, a
 * stylesheet for a browser that opens it, and content without what only a page can use.
 *
 * The stylesheet is CSS. Docusaurus' is XSLT, which browsers are giving up: Chromium shows a warning
 * above a page made by it (https://chromestatus.com/feature/4709671889534976).
 */
import {load} from 'cheerio';

/** In `static/`. */
const STYLESHEET = 'feed.css';

const RSS_SELF = {
  namespace: ' xmlns:atom="http://www.w3.org/2005/Atom"',
  after: '<channel>',
  tag: 'atom:link',
  type: 'application/rss+xml',
};
const ATOM_SELF = {
  namespace: '',
  after: '<feed xmlns="http://www.w3.org/2005/Atom">',
  tag: 'link',
  type: 'application/atom+xml',
};

/**
 * @param xml A feed of the package `feed`, as RSS 2.0 or Atom.
 * @param options `address` of the feed, whole; `baseUrl` of the site, with both slashes.
 * @returns The feed with a link to itself (RFC 4287, 4.2.7; for RSS: https://www.rssboard.org/rss-profile,
 *   5.1.1) and to its stylesheet.
 * @throws Error where the package writes its feeds in another way.
 */
export function completeXml(
  xml: string,
  {address, baseUrl}: {address: string; baseUrl: string},
): string {
  const {namespace, after, tag, type} = xml.includes('<rss') ? RSS_SELF : ATOM_SELF;
  const complete = xml
    .replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${baseUrl}${STYLESHEET}"?>`)
    .replace('<rss version="2.0"', (start) => start + namespace)
    .replace(
      after,
      (start) => `${start}\n    <${tag} href="${address}" rel="self" type="${type}"/>`,
    );
  if (!complete.includes('rel="self"') || !complete.includes('<?xml-stylesheet')) {
    throw new Error(
      `${address}: the package "feed" no longer writes “${after}”. Adapt src/plugins/feeds/complete.ts.`,
    );
  }
  return complete;
}

/**
 * @param json A feed of the package `feed`, as JSON Feed 1.
 * @param address Of the feed, whole.
 * @returns The feed with its own address (https://www.jsonfeed.org/version/1/).
 */
export function completeJson(json: string, address: string): string {
  const {version, title, home_page_url, ...others} = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({version, title, home_page_url, feed_url: address, ...others}, null, 2);
}

/** What works on a page alone. */
const PAGE_ONLY = 'button, script, style, svg[aria-hidden], .hash-link, [popover]';
const PAGE_ATTRIBUTES = ['class', 'id', 'loading', 'decoding', 'tabindex'];

/**
 * @param html The content of a post, as on its page.
 * @returns The same for a reader of feeds: without controls, and without the classes of a stylesheet that
 *   it does not have.
 */
export function cleanContent(html: string): string {
  const $ = load(html, null, false);
  $(PAGE_ONLY).remove();
  PAGE_ATTRIBUTES.forEach((name) => $(`[${name}]`).removeAttr(name));
  return $.html();
}
