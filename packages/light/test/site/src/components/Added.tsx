import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Added({given}: {given: {words: string}}): ReactNode {
  return (
    <Layout title="Added">
      <main>
        <h1>Added</h1>
        <p>{given.words}</p>
      </main>
    </Layout>
  );
}
