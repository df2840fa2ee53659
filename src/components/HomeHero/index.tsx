import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {START_PAGE_PATH} from '@site/src/notes/files';
import styles from './styles.module.css';

/** What the site is, in one sentence, with the tagline and the one way in. */
export default function HomeHero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <p className={styles.tagline}>{siteConfig.tagline}</p>
      <Heading as="h1" className={styles.title}>
        {siteConfig.title}
      </Heading>
      <p className={styles.lead}>
        What really happens between typing an address and seeing a page: study notes that follow the
        front-end roadmap, with figures, checked facts and questions to test yourself with.
      </p>
      <Link className="button button--primary button--lg" to={START_PAGE_PATH}>
        Start here
      </Link>
    </header>
  );
}
