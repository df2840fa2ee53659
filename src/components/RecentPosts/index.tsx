import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import posts from '@generated/content-index/default/posts.json';
import map from '@site/src/components/LineMap/styles.module.css';
import styles from './styles.module.css';

/** The blog's newest posts, newest first. */
export default function RecentPosts(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="newest-posts" className={map.label} style={{color: 'inherit'}}>
        Newest posts
      </Heading>
      <ul className={clsx('clean-list', styles.posts)}>
        {posts.map(({permalink, title, date, dateInWords, minutes}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>, <time dateTime={date}>{dateInWords}</time>,{' '}
            {minutes} min read
          </li>
        ))}
      </ul>
    </section>
  );
}
