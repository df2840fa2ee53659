import {useState, type ReactNode} from 'react';
// Docusaurus' own, which loads its pages.
import Loadable from 'react-loadable';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import Heading from '@theme/Heading';

const LatePart = Loadable({loader: () => import('../parts/LatePart'), loading: Loading});

export default function LatePartPage(): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Layout title="Late part" description="A page with a part that loads on demand.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Late part</Heading>
        <button type="button" onClick={() => setIsShown(true)}>
          Load the part
        </button>
        {isShown && <LatePart />}
      </main>
    </Layout>
  );
}
