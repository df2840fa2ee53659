// Stock: has no h1 and doesn't mention the feeds; for: screen readers, feed readers. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';

const {wrapper, page} = ThemeClassNames;

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const title = [metadata.blogTitle, metadata.page > 1 && `page ${metadata.page}`]
    .filter(Boolean)
    .join(', ');
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <PageMetadata
        title={title}
        description={metadata.page > 1 ? title : metadata.blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          <p className="markdown">
            {metadata.blogDescription} Follow it via <Link to="pathname:///blog/rss.xml">RSS</Link>{' '}
            or <Link to="pathname:///blog/atom.xml">Atom</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
