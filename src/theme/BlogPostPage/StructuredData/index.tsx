// Change: addresses of pictures are whole, and there is no empty list of keywords. Ejected.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useWholeJson from '@site/src/blog/useWholeJson';

export default function BlogPostStructuredData(): ReactNode {
  const json = useWholeJson(useBlogPostStructuredData());
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
