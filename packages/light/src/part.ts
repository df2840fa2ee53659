/** What a part of the light build is, and the ways in which it may add to a site's configuration. */
import type {Config, PluginModule} from '@docusaurus/types';

/** The names under which parts are switched off. */
export type PartName =
  'code' | 'static-notes' | 'navigation' | 'client' | 'chunks' | 'late-scripts' | 'compile-hints';

type ContentKind = 'docs' | 'blog' | 'pages';

export type LightOptions = {
  /** Parts to leave out. */
  without?: readonly PartName[];
  /**
   * Files and folders with components that need no script in the browser: `@site/src/figures`. A note
   * that imports anything else is rendered by React.
   */
  static?: readonly string[];
};

export type DependsOnFile = {
  /** A package's name. */
  package: string;
  /** In the package: `lib/client/App.js`. */
  file: string;
  /** Pieces of its text that must be there. */
  has: readonly string[];
};

export type Part = {
  name: PartName;
  /** Files of other packages that it needs as they are; looked at before the build begins. */
  dependsOn: readonly DependsOnFile[];
  /** The configuration with the part in it. */
  addTo: (site: Config, options: LightOptions) => Config;
};

/** Options of content plugins, each a list that a part adds to. */
type MdxPlugins = {rehypePlugins?: unknown[]; recmaPlugins?: unknown[]};

type Options = Record<string, unknown>;

/** Docusaurus' own plugins for content, by all the names that a configuration may give them. */
const CONTENT_PLUGIN = /^(?:@docusaurus\/)?(?:plugin-)?content-(docs|blog|pages)$/;

const CLASSIC_PRESET = /^(?:@docusaurus\/)?(?:preset-)?classic$/;

function addLists(options: unknown, plugins: MdxPlugins): Options {
  const added = {...(options as Options)};
  for (const [name, list] of Object.entries(plugins)) {
    added[name] = [...((added[name] as unknown[] | undefined) ?? []), ...list];
  }
  return added;
}

/** Changes the options of plugins or presets, which a list names alone or with their options. */
const changeOptions = (
  list: Config['plugins'] | Config['presets'],
  change: (name: string, options: Options) => Options,
) =>
  list?.map((listed: unknown) => {
    const [name, options = {}] = (Array.isArray(listed) ? listed : [listed]) as [unknown, Options?];
    return typeof name === 'string' ? [name, change(name, options)] : listed;
  }) as never;

/**
 * Adds MDX plugins behind the site's own to the content plugins of these kinds: to those of the classic
 * preset, and to those that `plugins` lists by name.
 */
export function addMdxPlugins(
  site: Config,
  kinds: readonly ContentKind[],
  mdxPlugins: MdxPlugins,
): Config {
  const inPreset = (name: string, options: Options) => {
    const on = kinds.filter((kind) => CLASSIC_PRESET.test(name) && options[kind] !== false);
    const added = on.map((kind) => [kind, addLists(options[kind], mdxPlugins)]);
    return {...options, ...Object.fromEntries(added)};
  };
  const inPlugin = (name: string, options: Options) => {
    const kind = CONTENT_PLUGIN.exec(name)?.[1];
    return kinds.includes(kind as ContentKind) ? addLists(options, mdxPlugins) : options;
  };
  return {
    ...site,
    presets: changeOptions(site.presets, inPreset),
    plugins: changeOptions(site.plugins, inPlugin),
  };
}

/** Adds plugins of Docusaurus behind the site's own. */
export function addPlugins(site: Config, ...plugins: PluginModule[]): Config {
  return {...site, plugins: [...(site.plugins ?? []), ...plugins]};
}
