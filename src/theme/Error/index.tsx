// Stock: replaces a page whose layout fails to hydrate, so the title and the link home are lost with the layout; for: everyone, after a failure. Ejected.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';
import {useServerHtml} from '@site/src/browser/clientModules/serverHtmlFallback';

export default function PageError({error, tryAgain}: Props): ReactNode {
  const serverHtml = useServerHtml(error, tryAgain);
  if (serverHtml) {
    return serverHtml;
  }
  return (
    // The layout needs to know which plugin made the page.
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
