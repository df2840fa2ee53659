/** What a part of the light build is, and how it can add to a site's configuration. */
import type {Config, PluginModule} from '@docusaurus/types';

/** The names that switch parts off. */
export type PartName =
  'code' | 'static-notes' | 'navigation' | 'client' | 'chunks' | 'late-scripts' | 'compile-hints';

type ContentKind = 'docs' | 'blog' | 'pages';

export type LightOptions = {
  /** Parts to leave out. */
  without?: readonly PartName[];
  /**
   * Files and folders with components that need no script in the browser: `@site/src/figures`. React
   * renders any note that imports anything else.
   */
  static?: readonly string[];
};

export type DependsOnFile = {
  /** A package's name. */
  package: string;
  /** Relative to the package: `lib/client/App.js`. */
  file: string;
  /** Strings that the file must contain. */
  has: readonly string[];
};

export type Part = {
  name: PartName;
  /** A part that this one can't work without: if it's off, so is this one. */
  needs?: PartName;
  /** Files of other packages whose internals the part relies on; checked before the build begins. */
  dependsOn: readonly DependsOnFile[];
  /** Adds the part to the configuration. */
  addTo: (site: Config, options: LightOptions) => Config;
};

/** Content plugin options that parts add to. */
type MdxPlugins = {rehypePlugins?: unknown[]; recmaPlugins?: unknown[]};

type Options = Record<string, unknown>;

/** Docusaurus' own content plugins, by any name that a configuration can use. */
const CONTENT_PLUGIN = /^(?:@docusaurus\/)?(?:plugin-)?content-(docs|blog|pages)$/;

const CLASSIC_PRESET = /^(?:@docusaurus\/)?(?:preset-)?classic$/;

function addLists(options: unknown, plugins: MdxPlugins): Options {
  const added = {...(options as Options)};
  for (const [name, list] of Object.entries(plugins)) {
    added[name] = [...((added[name] as unknown[] | undefined) ?? []), ...list];
  }
  return added;
}

/** Changes the options of plugins or presets, which are listed either by name alone or with options. */
const changeOptions = (
  list: Config['plugins'] | Config['presets'],
  change: (name: string, options: Options) => Options,
) =>
  list?.map((listed: unknown) => {
    const [name, options = {}] = (Array.isArray(listed) ? listed : [listed]) as [unknown, Options?];
    return typeof name === 'string' ? [name, change(name, options)] : listed;
  }) as never;

/**
 * Adds MDX plugins to content plugins of these kinds, after the site's own. Finds content plugins in the
 * classic preset and, if listed by name, in `plugins`.
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

/** Adds Docusaurus plugins after the site's own. */
export function addPlugins(site: Config, ...plugins: PluginModule[]): Config {
  return {...site, plugins: [...(site.plugins ?? []), ...plugins]};
}
