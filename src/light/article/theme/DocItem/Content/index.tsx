// Change: an article that came with the page stays as it is; any other is the theme's. Wrapped.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {ArticleContent} from '../../../ArticleContent';
import {getKeptHtml} from '../../../keepArticle';
import KeptArticle from '../../../KeptArticle';

export default function DocItemContent(props: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  const html = getKeptHtml(permalink);
  if (html !== undefined) {
    return <KeptArticle html={html} permalink={permalink} />;
  }
  return <ArticleContent {...props} />;
}
