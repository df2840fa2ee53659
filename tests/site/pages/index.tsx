import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

const PAGES = ['crash', 'no-default-export', 'late-part'];

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="The pages of the test site.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Test site</Heading>
        <ul>
          {PAGES.map((page) => (
            <li key={page}>
              <Link to={`/${page}`}>{page}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
