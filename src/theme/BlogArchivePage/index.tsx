// Stock: skips from h1 to h3, and puts the h1 outside `main`, in a second `banner`; for: screen readers. Ejected.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';

const description = 'All blog posts, by year.';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const {format} = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const years = groupBlogSidebarItemsByYear(archive.blogPosts.map(({metadata}) => metadata));
  return (
    <>
      <PageMetadata title="Archive" description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          <p>{description}</p>
          {years.map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="markdown">
                {posts.map(({date, permalink, title}) => (
                  <li key={permalink}>
                    {format(new Date(date))} – <Link to={permalink}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
