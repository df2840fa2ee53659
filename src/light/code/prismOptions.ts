import type {PrismTheme} from 'prism-react-renderer';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Names lines by a comment: `line` the next one, `block` all between two. */
export type MagicComment = {
  className: string;
  line?: string;
  block?: {start: string; end: string};
};

/** What a site's configuration says of code, with the theme's defaults filled in by the theme. */
export type PrismOptions = {
  theme: PrismTheme;
  darkTheme: PrismTheme;
  additionalLanguages: readonly string[];
  magicComments: readonly MagicComment[];
  /** Of a fence that names none. */
  defaultLanguage?: string;
};

/** `themeConfig.prism` of a configuration that the theme has validated. */
export function readPrismOptions({themeConfig}: DocusaurusConfig): PrismOptions {
  const {prism} = themeConfig as {prism: PrismOptions};
  return {...prism, darkTheme: prism.darkTheme ?? prism.theme};
}
