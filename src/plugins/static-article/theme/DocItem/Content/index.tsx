// Change: the article that came with the page stays as it is.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Content} from '@static-article/content';
import type {Props} from '@theme/DocItem/Content';
import KeptArticle from '../../../KeptArticle';
import {getKeptHtml} from '../../../pageArticle';

export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc();
  const html = getKeptHtml(metadata.permalink);
  return html === undefined ? <Content {...props} /> : <KeptArticle html={html} />;
}
