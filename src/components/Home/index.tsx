import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import LineMap from '@site/src/components/LineMap';
import RecentPosts from '@site/src/components/RecentPosts';
import OnePageLoad from '@site/src/components/OnePageLoad';

/** What the notes are about, one page load, and all of them; and the blog's newest posts. */
export default function HomeMap(): ReactNode {
  return (
    <section>
      <Heading as="h2">What happens, in order</Heading>
      <OnePageLoad />
      <Heading as="h2">The notes, in reading order</Heading>
      <LineMap headingLevel="h3" below={<RecentPosts />} />
    </section>
  );
}
