// Stock: has no description; for: search engines. Wrapped.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All blog tags, with the number of posts for each." />
      <BlogTagsListPage {...props} />
    </>
  );
}
