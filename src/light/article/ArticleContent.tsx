import {createElement, type ComponentType, type ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Content';

let content: ComponentType<Props> | undefined;

/** Called by bringContent.ts, which comes with a note. */
export function setArticleContent(component: ComponentType<Props>): void {
  content = component;
}

/**
 * The article as the theme shows it.
 *
 * @throws Error where no note was loaded that brought the theme's component along.
 */
export function ArticleContent(props: Props): ReactNode {
  if (!content) {
    throw new Error(
      'light: the part "article" found a note that was not compiled with its plugin. Where a plugin makes notes in a way of its own, turn the part off: light(site, {without: [\'article\']}).',
    );
  }
  return createElement(content, props);
}
