// Change: addresses of pictures are whole, and there are no empty lists of keywords. Ejected.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import useWholeJson from '@site/src/blog/useWholeJson';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const json = useWholeJson(useBlogListPageStructuredData(props));
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
