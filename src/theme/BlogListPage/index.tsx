// Change: a visible h1 with what the blog is, and its feeds; stock's list has no h1. Further pages of the list say which they are.
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

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const blog = metadata.permalink.replace(/\/page\/\d+$/, '');
  const isFirst = metadata.page === 1;
  const title = isFirst ? metadata.blogTitle : `${metadata.blogTitle}, page ${metadata.page}`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata
        title={title}
        description={isFirst ? metadata.blogDescription : `${title}: ${metadata.blogDescription}`}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          <p className="markdown">
            {metadata.blogDescription} Follow it by{' '}
            <Link to={`pathname://${blog}/rss.xml`}>RSS</Link> or{' '}
            <Link to={`pathname://${blog}/atom.xml`}>Atom</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
