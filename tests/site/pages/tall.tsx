import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

/** Tall enough to scroll at any size. */
export default function Tall(): ReactNode {
  return (
    <Layout title="Tall" description="A page to scroll.">
      <main className="container margin-vert--lg" style={{minHeight: '6000px'}}>
        <Heading as="h1">Tall page</Heading>
      </main>
    </Layout>
  );
}
