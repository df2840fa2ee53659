import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

export default function WithHead(): ReactNode {
  return (
    <Head>
      <meta name="own-imported" content="one import away" />
    </Head>
  );
}
