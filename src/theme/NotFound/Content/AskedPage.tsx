import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import lines from '@generated/content-index/default/lines.json';
import LineMap from '@site/src/components/LineMap';
import {findNearest} from './findNearest';
import styles from './styles.module.css';

const notes = lines.flatMap((line) => line.stops);

/** Known only in the browser: one 404.html answers for every path. */
function useAskedPath(): string | undefined {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return undefined;
  }
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Says which path was asked for, offers the notes nearest to it by name, and ways on that work
 * without scripts.
 */
export default function AskedPage({className}: Props): ReactNode {
  const askedPath = useAskedPath();
  const nearest = askedPath ? findNearest(askedPath, notes) : [];
  return (
    <main className={clsx(styles.page, className)} data-not-found>
      {/* Below /docs the docs' own layout shows this, which sets no title. */}
      <PageMetadata
        title="Page Not Found"
        description="No stop of these notes has the address that was asked for. Here is the map of all of them."
      />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        No stop of these notes has the address you asked for
        {askedPath && (
          <>
            : <code className={styles.path}>{askedPath}</code>
          </>
        )}
        . It may have moved, or the link that brought you here is misspelt.
      </p>
      {nearest.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {nearest.map((note) => (
              <li key={note.permalink}>
                <Link to={note.permalink}>{note.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Go to the <Link to="/docs/frontend-roadmap/start-page">start page</Link>, to the{' '}
        <Link to="/">home page</Link> or to one of the notes:
      </p>
      <LineMap writtenOnly />
    </main>
  );
}
