import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Counter from '../components/Counter';
import styles from './component.module.css';

export default function ComponentPage(): ReactNode {
  return (
    <Layout title="A page of React" description="Described." wrapperClassName="own-wrapper">
      <Head>
        <meta name="own-page" content="yes" />
      </Head>
      <main className={styles.main}>
        <h1>A page of React</h1>
        <Counter />
        <CodeBlock language="js">{'page();'}</CodeBlock>
        <Tabs>
          <TabItem value="a" label="A">
            a
          </TabItem>
          <TabItem value="b" label="B">
            b
          </TabItem>
        </Tabs>
        <Link to="/docs">To the docs</Link>
      </main>
    </Layout>
  );
}
