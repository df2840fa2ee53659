// Stock: doesn't name the missing page or say where else to go, and has no title below /docs; for: everyone. Ejected.
import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {MapLine} from '@site/src/plugins/content-index/types';
import {START_PAGE_PATH} from '@site/src/notes/files';
import {nearestNames} from '@site/src/notes/nearestNames';

const getName = (path: string) => path.split('/').at(-1)!;

/** The requested path, and the notes whose names are most like its last part. */
function AskedPath(): ReactNode {
  const path = useLocation().pathname;
  const [lines, setLines] = useState<MapLine[]>([]);
  useEffect(() => {
    // Every page loads this component, but only the not-found page needs the notes' titles.
    void import('@generated/content-index/default/lines.json').then((module) =>
      setLines(module.default),
    );
  }, []);
  const stops = lines.flatMap((line) => line.stops);
  const stopsByName = new Map(stops.map((stop) => [getName(stop.permalink), stop]));
  return (
    <>
      <p>
        You asked for <code>{path}</code>.{stops.length > 0 && ' Did you mean one of these notes?'}
      </p>
      <ul>
        {nearestNames(getName(path), stopsByName.keys()).map((name) => {
          const {permalink, title} = stopsByName.get(name)!;
          return (
            <li key={name}>
              <Link to={permalink}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  // The same 404.html is served for every path.
  const isBrowser = useIsBrowser();
  return (
    <main
      className={clsx('container', 'margin-vert--lg', 'markdown', className)}
      style={{maxWidth: '68rem'}}>
      <PageMetadata title="Page Not Found" description="There is no page at this address." />
      <Heading as="h1">Page Not Found</Heading>
      <p>
        There’s no page at this address. The page may have moved, or the address may be mistyped.
        Try the <Link to={START_PAGE_PATH}>start page</Link>, the{' '}
        <Link to="/docs">index of all notes</Link> or the <Link to="/">home page</Link>.
      </p>
      {isBrowser && <AskedPath />}
    </main>
  );
}
