import type {ComponentType} from 'react';
import type {Props} from '@theme/DocItem/Content';

/** The theme's article, once it is loaded. */
export let Content: ComponentType<Props>;

/** Loads the theme's article with the components that markdown becomes. */
export async function loadContent(): Promise<void> {
  const loaded = await import(/* webpackChunkName: "markdown" */ '@theme-init/DocItem/Content');
  Content = loaded.default;
}
