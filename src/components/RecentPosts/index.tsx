import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import posts from '@generated/content-index/default/posts.json';
import styles from './styles.module.css';

/** The blog's newest posts, newest first. */
export default function RecentPosts(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="newest-posts" className={styles.heading}>
        Newest posts
      </Heading>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.permalink} className={styles.post}>
            <Link to={post.permalink} className={styles.title}>
              {post.title}
            </Link>
            <span className={styles.meta}>
              <time dateTime={post.date}>{post.dateInWords}</time> · {post.minutes} min read
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
