import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import HomeHero from '@site/src/components/HomeHero';
import {serverHtml} from '@site/src/browser/serverHtml';
import styles from './index.module.css';

const LineMap = await serverHtml(
  'map',
  () => import(/* webpackChunkName: 'map' */ '@site/src/components/LineMap'),
);

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Study notes along the front-end roadmap: how the Internet, HTTP, DNS, hosting, browsers and HTML work, with figures and sources.">
      <main className={styles.main}>
        <HomeHero />
        <LineMap />
        <p id="newest-posts" className="markdown">
          Beside the notes there is <Link to="/blog">a small blog</Link> of sample posts.
        </p>
      </main>
    </Layout>
  );
}
