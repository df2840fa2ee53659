// Change: a page whose layout fails while it is taken over stays as the server made it. Later there is
// our own report with a way home, and the title `Page Error` also where the layout fails; stock's
// fallback loses it together with the layout. Where the layout works, it stays around the report.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';
import {useServerPage} from '@site/src/components/ServerPage';

export default function PageError({error, tryAgain}: Props): ReactNode {
  const serverPage = useServerPage(tryAgain);
  if (serverPage) {
    return serverPage;
  }
  return (
    // The layout wants to know which plugin made the page.
    <RouteContextProvider value={{plugin: {name: 'error-boundary', id: 'default'}}}>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorBoundary
        fallback={() => <CrashReport heading="Page Error" error={error} tryAgain={tryAgain} />}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
