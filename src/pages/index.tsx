import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {keepServerList} from '@site/src/browser/keepServerList';

const HomeContent = await keepServerList(
  'home',
  () => import(/* webpackChunkName: 'home' */ '@site/src/components/Home'),
);

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="Study notes that follow the front-end roadmap: how the Internet, HTTP, DNS, hosting, browsers and HTML work, with figures and sources.">
      <main>
        <HomeContent />
      </main>
    </Layout>
  );
}
