// Change: keeps an article that came with the page. The theme's component renders other articles; every
// note exports it, so that only pages that need it load it. Wrapped.
import type {ComponentType, ReactElement, ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {getKeptHtml} from '../../../keepArticle';
import KeptArticle from '../../../KeptArticle';

type Note = {LightContent?: ComponentType<Props>};

export default function DocItemContent(props: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  const innerHtml = getKeptHtml(permalink);
  if (innerHtml) {
    return <KeptArticle innerHtml={innerHtml} permalink={permalink} />;
  }
  const {LightContent} = (props.children as ReactElement).type as Note;
  if (!LightContent) {
    throw new Error(
      `light: the "static-notes" part found a note (${permalink}) from a docs plugin that the configuration doesn't list by name. List that plugin by name, or turn the part off: add "static-notes" to \`without\` in light().`,
    );
  }
  return <LightContent {...props} />;
}
