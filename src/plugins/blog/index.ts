/**
 * The stock blog plugin with two differences.
 *
 * - It has no page of authors, which stock makes as soon as there is an `authors.yml`: the site's routes
 *   are exactly those it promises. Posts still get their authors from the file.
 * - Its feeds name their own address, by which readers know them again, have a stylesheet for a browser
 *   that opens them, and no controls in their texts. Stock's stylesheet is XSLT, which browsers give up
 *   (https://chromestatus.com/feature/4709671889534976).
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {DomUtils, parseDocument} from 'htmlparser2';

export {validateOptions} from '@docusaurus/plugin-content-blog';

const ATOM = 'http://www.w3.org/2005/Atom';

/** By file, the link of a feed to itself and what it stands after: RFC 4287, 4.2.7; the RSS profile, 5.1.1. */
const SELF_LINKS: Record<string, [after: string, link: string]> = {
  'rss.xml': ['<channel>', `<atom:link xmlns:atom="${ATOM}" type="application/rss+xml"`],
  'atom.xml': [`<feed xmlns="${ATOM}">`, '<link type="application/atom+xml"'],
};

/** @param html Of a post, without what works on a page alone. */
function removeControls(html: string): string {
  const content = parseDocument(html);
  DomUtils.filter(
    (node) =>
      'attribs' in node &&
      (/^(?:button|script|style)$/.test(node.name) || /\bhash-link\b/.test(node.attribs.class ?? '')),
    content,
  ).forEach((node) => DomUtils.removeElement(node));
  return DomUtils.getInnerHTML(content, {encodeEntities: 'utf8'});
}

/**
 * @param feed As stock writes it.
 * @param address Of the feed, whole.
 */
function completeFeed(feed: string, address: string, baseUrl: string): string {
  const file = path.posix.basename(address);
  if (file.endsWith('.json')) {
    return JSON.stringify({...(JSON.parse(feed) as object), feed_url: address}, null, 2);
  }
  const [after, link] = SELF_LINKS[file]!;
  if (!feed.includes(after)) {
    throw new Error(`The blog's ${file} has no "${after}". Adapt ${__filename}.`);
  }
  return feed
    .replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${baseUrl}feed.css"?>`)
    .replace(after, `${after}\n    ${link} rel="self" href="${address}"/>`);
}

export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {url, baseUrl} = context.siteConfig;
  const plugin = await blogPlugin(context, {
    ...options,
    feedOptions: {
      ...options.feedOptions,
      createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
        (await defaultCreateFeedItems(params)).map((item) => ({
          ...item,
          content: removeControls(item.content ?? ''),
        })),
    },
  });
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({content: {...content, authorsMap: undefined}, actions}),
    async postBuild(props) {
      await plugin.postBuild!(props);
      const folder = path.join(props.outDir, options.routeBasePath);
      for (const file of await readdir(folder)) {
        if (/^(?:rss\.xml|atom\.xml|feed\.json)$/.test(file)) {
          const feed = await readFile(path.join(folder, file), 'utf8');
          const address = normalizeUrl([url, baseUrl, options.routeBasePath, file]);
          await writeFile(path.join(folder, file), completeFeed(feed, address, baseUrl));
        }
      }
    },
  };
}
