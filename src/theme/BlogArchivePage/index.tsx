// Change: years are h2, under the h1; stock skips to h3. The heading is inside `main`, and the dates
// are `time` elements in the site's own form.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {makeDateFormat} from '@site/src/dates/dateFormat';
import styles from './styles.module.css';

const dateFormat = makeDateFormat('en', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Years with their posts, both newest first; the blog plugin hands the posts over in that order. */
function groupByYear(posts: readonly ArchiveBlogPost[]): Map<string, ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  posts.forEach((post) => {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  });
  return years;
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const years = groupByYear(archive.blogPosts);
  return (
    <>
      <PageMetadata title="Archive" description="All posts of the blog by year." />
      <Layout>
        <main className={styles.page}>
          <Heading as="h1">Archive</Heading>
          <p>All posts of the blog by year.</p>
          {[...years].map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className={styles.posts}>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date.slice(0, 10)} className={styles.date}>
                      {dateFormat.format(new Date(metadata.date))}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
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
