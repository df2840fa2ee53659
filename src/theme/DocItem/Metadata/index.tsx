// Stock: doesn't say which line of the map a note is on, so nothing outside its text could have the line's colour; for: readers of notes. Wrapped.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Metadata from '@theme-original/DocItem/Metadata';
import {usePlace} from '@site/src/components/NotePlace';

export default function DocItemMetadata(): ReactNode {
  const place = usePlace();
  return (
    <>
      <Metadata />
      {place && (
        <Head>
          {/* On the root, because with `:has()` the whole page would be restyled whenever an element is added. */}
          {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Helmet merges the attributes. */}
          <html data-line={place.lineId} />
        </Head>
      )}
    </>
  );
}
