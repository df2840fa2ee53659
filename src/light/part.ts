/** What a part of the light build is, and the ways in which it may add to a site's configuration. */
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import type {Ground} from './ground';

/** The parts, by the names under which they are switched off. */
export const PART_NAMES = [
  'code',
  'article',
  'navigation',
  'client',
  'routes',
  'scripts',
  'hints',
  'css',
] as const;

export type PartName = (typeof PART_NAMES)[number];

export type Part = {
  name: PartName;
  /** What it leans on in other packages; looked at before the build begins. */
  ground: readonly Ground[];
  /** The configuration with the part in it. */
  addTo: (site: Config) => Config;
};

type MdxPlugins = {remarkPlugins?: unknown[]; rehypePlugins?: unknown[]; recmaPlugins?: unknown[]};
type ContentOptions = MdxPlugins & {routeBasePath?: string};
export type ContentKind = 'docs' | 'blog' | 'pages';

const PRESET_KINDS: readonly ContentKind[] = ['docs', 'blog', 'pages'];

/** Content plugins that a site adds beside its preset: by package, shorthand or file. */
const PLUGIN_KINDS: readonly [RegExp, ContentKind][] = [
  [/(?:^|[/-])content-docs$/, 'docs'],
  [/(?:^|[/-])content-blog$|\/blog(?:\/index(?:\.\w+)?)?$/, 'blog'],
  [/(?:^|[/-])content-pages$/, 'pages'],
];

function addTo<T extends ContentOptions>(options: T | undefined, plugins: MdxPlugins): T {
  const added = {...options} as T;
  for (const [stage, list] of Object.entries(plugins) as [keyof MdxPlugins, unknown[]][]) {
    added[stage] = [...(added[stage] ?? []), ...list];
  }
  return added;
}

function addToPlugin(plugin: PluginConfig, kinds: readonly ContentKind[], plugins: MdxPlugins) {
  const [module, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  const kind = typeof module === 'string' && PLUGIN_KINDS.find(([name]) => name.test(module))?.[1];
  return kind && kinds.includes(kind)
    ? ([module, addTo(options as ContentOptions, plugins)] as PluginConfig)
    : plugin;
}

/**
 * Adds plugins of MDX to every content plugin of these kinds, behind the site's own: to those of a
 * preset with the classic one's options, and to those that stand beside it.
 */
export function addMdxPlugins(
  site: Config,
  kinds: readonly ContentKind[],
  plugins: MdxPlugins,
): Config {
  const presets = (site.presets ?? []).map((preset) => {
    if (!preset) {
      return preset;
    }
    const [name, options] = Array.isArray(preset) ? preset : [preset, {}];
    const all = {...(options as Record<string, unknown>)};
    PRESET_KINDS.filter((kind) => kinds.includes(kind) && all[kind] !== false).forEach((kind) => {
      all[kind] = addTo(all[kind] as ContentOptions | undefined, plugins);
    });
    return [name, all] as typeof preset;
  });
  return {
    ...site,
    presets,
    plugins: (site.plugins ?? []).map(
      (plugin) => plugin && addToPlugin(plugin as PluginConfig, kinds, plugins),
    ),
  };
}

/** Adds plugins of Docusaurus behind the site's own. */
export function addPlugins(site: Config, ...plugins: PluginModule[]): Config {
  return {...site, plugins: [...(site.plugins ?? []), ...plugins]};
}
