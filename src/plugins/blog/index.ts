/**
 * The stock blog plugin with two differences.
 *
 * - It has no page of authors, which stock makes as soon as there is an `authors.yml`; nothing links to
 *   it, and the site's routes are exactly those it promises. Posts still get their authors from the file.
 * - Its feeds are completed (../feeds/complete.ts).
 */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {
  validateOptions as validateStockOptions,
  type BlogContent,
  type FeedOptions,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {cleanContent, completeJson, completeXml} from '../feeds/complete';

/** As stock writes them. */
const FEED_FILES = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

export const validateOptions = validateStockOptions;

const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({...item, content: item.content && cleanContent(item.content)}));
};

export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, {
    ...options,
    feedOptions: {createFeedItems, ...options.feedOptions},
  });
  const {url, baseUrl} = context.siteConfig;
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({content: {...content, authorsMap: undefined}, actions}),
    async postBuild(props) {
      await plugin.postBuild!(props);
      await Promise.all(
        (options.feedOptions.type ?? []).map(async (type) => {
          const file = path.join(props.outDir, options.routeBasePath, FEED_FILES[type]);
          // Stock writes none for a blog without posts.
          if (!existsSync(file)) {
            return;
          }
          const feed = await readFile(file, 'utf8');
          const address = normalizeUrl([url, baseUrl, options.routeBasePath, FEED_FILES[type]]);
          const complete =
            type === 'json' ? completeJson(feed, address) : completeXml(feed, {address, baseUrl});
          await writeFile(file, complete);
        }),
      );
    },
  };
}
