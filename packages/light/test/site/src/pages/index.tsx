import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import OpenAsked from '../components/OpenAsked';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="Where every page starts from.">
      <main className="container margin-vert--lg">
        <h1>Home</h1>
        <OpenAsked />
      </main>
    </Layout>
  );
}
