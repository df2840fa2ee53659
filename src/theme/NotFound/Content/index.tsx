// Stock: says neither which page was not found nor where to go on, and below /docs has no title; for: everybody. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {START_PAGE_PATH} from '@site/src/notes/files';
import {nearestNames} from '@site/src/notes/nearestNames';

const getName = (path: string) => path.split('/').at(-1)!;

/** The asked path, and the notes whose names are most like its last part. */
function AskedPath(): ReactNode {
  const path = useLocation().pathname;
  const {docs} = useLatestVersion(undefined);
  // Without the index of all notes, whose name is empty.
  const notes = docs.filter((doc) => !doc.path.endsWith('/'));
  const pathsByName = new Map(notes.map((note) => [getName(note.path), note.path]));
  return (
    <>
      <p>
        You asked for <code>{path}</code>. Notes with similar names:
      </p>
      <ul>
        {nearestNames(getName(path), pathsByName.keys()).map((name) => (
          <li key={name}>
            <Link to={pathsByName.get(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  // One 404.html answers for every path.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', 'margin-vert--lg', 'markdown', className)}>
      <PageMetadata title="Page Not Found" description="There is no page at this address." />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        There’s no page at this address. It may have moved, or the link you followed may be
        mistyped. Try the <Link to={START_PAGE_PATH}>start page</Link>, the{' '}
        <Link to="/docs">index of all notes</Link> or the <Link to="/">home page</Link>.
      </p>
      {isBrowser && <AskedPath />}
    </main>
  );
}
