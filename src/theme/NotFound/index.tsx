// Change: the page's content is AskedPage itself, which Content loads later.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import AskedPage from './Content/AskedPage';

export default function NotFound(): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <>
      <PageMetadata title={title} />
      <Layout>
        <AskedPage />
      </Layout>
    </>
  );
}
