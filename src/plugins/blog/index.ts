/**
 * The stock blog plugin without its page of authors, which it makes as soon as there is an
 * `authors.yml`; nothing links to it, and the site's routes are exactly those it promises.
 * Posts still get their authors from the file.
 */
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
  };
}
