import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import HomeHero from '@site/src/components/HomeHero';
import RecentPosts from '@site/src/components/RecentPosts';
import {keepServerList} from '@site/src/browser/keepServerList';
import styles from './index.module.css';

const LineMap = await keepServerList(
  'map',
  () => import(/* webpackChunkName: 'map' */ '@site/src/components/LineMap'),
);

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Study notes that follow the front-end roadmap: how the Internet, HTTP, DNS, hosting, browsers and HTML work, with figures and sources.">
      <main className={styles.main}>
        <HomeHero />
        <LineMap />
        <RecentPosts />
      </main>
    </Layout>
  );
}
