import type {ReactNode} from 'react';
import LineMap from '@site/src/components/LineMap';
import RecentPosts from '@site/src/components/RecentPosts';
import OnePageLoad from '@site/src/components/OnePageLoad';

/** What the notes are about, one page load, and all of them; and the blog's newest posts. */
export default function HomeMap(): ReactNode {
  return (
    <>
      <OnePageLoad />
      <LineMap below={<RecentPosts />} />
    </>
  );
}
