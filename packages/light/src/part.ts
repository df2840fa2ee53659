/** What a part of the light build is, and the ways in which it may add to a site's configuration. */
import type {Config, PluginModule} from '@docusaurus/types';
import type {DependsOnFile} from './dependsOnFiles';

/** The parts, by the names under which they are switched off. */
export const PART_NAMES = [
  'code',
  'static-notes',
  'navigation',
  'client',
  'chunks',
  'late-scripts',
  'compile-hints',
  'css',
] as const;

export type PartName = (typeof PART_NAMES)[number];

export type ContentKind = 'docs' | 'blog' | 'pages';

export type LightOptions = {
  /** Parts to leave out. */
  without?: readonly PartName[];
  /**
   * Files and folders with components that need no script in the browser: `@site/src/figures`. A note
   * that imports anything else is rendered by React.
   */
  static?: readonly string[];
  /**
   * Content plugins of the site's own that take the options of one of Docusaurus' content plugins and
   * make its pages, by the name under which `plugins` lists them: `{'./src/plugins/blog': 'blog'}`.
   */
  contentPlugins?: Readonly<Record<string, ContentKind>>;
  /**
   * How names of classes begin that the theme's scripts have and no page of this site shows: `navbar--dark`.
   * Their rules go. The build stops where a page has one.
   */
  neverShown?: readonly string[];
};

export type Part = {
  name: PartName;
  /** Files of other packages that it needs as they are; looked at before the build begins. */
  dependsOn: readonly DependsOnFile[];
  /** The configuration with the part in it. */
  addTo: (site: Config, options: LightOptions) => Config;
};

/** Options of content plugins, each a list that a part adds to. */
type MdxPlugins = {remarkPlugins?: unknown[]; rehypePlugins?: unknown[]; recmaPlugins?: unknown[]};

const KINDS: readonly ContentKind[] = ['docs', 'blog', 'pages'];

const CLASSIC_PRESET = /^(?:@docusaurus\/)?(?:preset-)?classic$/;

/** Docusaurus' own content plugins, by all the names that a configuration may give them. */
const CONTENT_PLUGINS: Readonly<Record<string, ContentKind>> = Object.fromEntries(
  KINDS.flatMap((kind) =>
    ['@docusaurus/plugin-content-', '@docusaurus/content-', 'content-'].map((name) => [
      name + kind,
      kind,
    ]),
  ),
);

/** As a configuration lists plugins and presets: by name, with options, or not at all. */
type Listed = unknown;

const split = (listed: Listed): [name: unknown, options: Record<string, unknown>] =>
  (Array.isArray(listed) ? listed : [listed, {}]) as [unknown, Record<string, unknown>];

function addLists(options: unknown, plugins: MdxPlugins): Record<string, unknown> {
  const added = {...(options as Record<string, unknown>)};
  for (const [name, list] of Object.entries(plugins)) {
    added[name] = [...((added[name] as unknown[] | undefined) ?? []), ...list];
  }
  return added;
}

/**
 * Adds MDX plugins behind the site's own to the content plugins of these kinds: to those of the classic
 * preset, and to those that `plugins` lists by name.
 */
export function addMdxPlugins(
  site: Config,
  {contentPlugins}: LightOptions,
  kinds: readonly ContentKind[],
  mdxPlugins: MdxPlugins,
): Config {
  const kindOf = {...CONTENT_PLUGINS, ...contentPlugins};
  const addToPreset = (preset: Listed): Listed => {
    const [name, given] = split(preset);
    const added = kinds
      .filter((kind) => given[kind] !== false)
      .map((kind) => [kind, addLists(given[kind], mdxPlugins)]);
    const isClassic = typeof name === 'string' && CLASSIC_PRESET.test(name);
    return isClassic ? [name, {...given, ...Object.fromEntries(added)}] : preset;
  };
  const addToPlugin = (plugin: Listed): Listed => {
    const [name, given] = split(plugin);
    const kind = typeof name === 'string' ? kindOf[name] : undefined;
    return kind && kinds.includes(kind) ? [name, addLists(given, mdxPlugins)] : plugin;
  };
  return {
    ...site,
    presets: site.presets?.map(addToPreset as never),
    plugins: site.plugins?.map(addToPlugin as never),
  };
}

/** Adds plugins of Docusaurus behind the site's own. */
export function addPlugins(site: Config, ...plugins: PluginModule[]): Config {
  return {...site, plugins: [...(site.plugins ?? []), ...plugins]};
}
