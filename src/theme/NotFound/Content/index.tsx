// Stock: says neither which page was not found nor where to go on, and below /docs has no title; for: everybody. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {decodePath} from '@site/src/browser/addresses';

export default function NotFoundContent({className}: Props): ReactNode {
  // One 404.html answers for every path.
  const isBrowser = useIsBrowser();
  const path = decodePath(useLocation().pathname);
  return (
    <main className={clsx('container', 'margin-vert--lg', 'markdown', className)}>
      <PageMetadata
        title="Page Not Found"
        description="No page of these notes has the address that was asked for."
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        No page has this address. It may have moved, or the link that brought you here is misspelt.
        Go to the <Link to="/docs/frontend-roadmap/start-page">start page</Link>, to the{' '}
        <Link to="/docs">index of all notes</Link> or to the <Link to="/">home page</Link>.
      </p>
      {isBrowser && (
        <p>
          You asked for <code>{path}</code>.
        </p>
      )}
    </main>
  );
}
