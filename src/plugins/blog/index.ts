/**
 * The stock blog plugin with two differences.
 *
 * - It has no page of authors, which stock makes as soon as there is an `authors.yml`: the site's routes
 *   are exactly those it promises. Posts still get their authors from the file.
 * - Its feeds have a stylesheet for a browser that opens them. Stock's is XSLT, which browsers give up
 *   (https://chromestatus.com/feature/4709671889534976).
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-blog';

export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({content: {...content, authorsMap: undefined}, actions}),
    async postBuild(props) {
      await plugin.postBuild!(props);
      for (const name of ['rss.xml', 'atom.xml']) {
        const file = path.join(props.outDir, options.routeBasePath, name);
        const feed = await readFile(file, 'utf8');
        const link = `<?xml-stylesheet type="text/css" href="${props.baseUrl}feed.css"?>`;
        await writeFile(file, feed.replace('?>', `?>\n${link}`));
      }
    },
  };
}
