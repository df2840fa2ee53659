import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

export type LinkedFromProps = {
  /** The note's file, as in its metadata: `@site/docs/…`. */
  source: string;
  /** Address of the list of all changes to the note's file. */
  history: string;
  /** Whether a copy as text stands beside the note's page. */
  hasCopy?: boolean;
  /** A list of the notes of the map that link to this one, in the map's order; none where no note does. */
  children?: ReactNode;
};

/** @returns the note that the page is of; none on a page that is no note's */
function useNoteOfPage(): ReturnType<typeof useDoc>['metadata'] | undefined {
  try {
    return useDoc().metadata;
  } catch {
    return undefined;
  }
}

/**
 * Ends a note: where it is linked from, how it came to be what it is, and its copy as text. Navigation, so
 * that it is not printed. Nothing on a page that only imports the note as a component.
 * src/markdown/remarkLinkedFrom.ts puts it there.
 */
export default function LinkedFrom({
  source,
  history,
  hasCopy,
  children,
}: LinkedFromProps): ReactNode {
  const note = useNoteOfPage();
  if (note?.source !== source) {
    return null;
  }
  return (
    <nav aria-label="Around this note">
      {children && (
        <>
          <p>
            <strong>Linked from</strong>
          </p>
          {children}
        </>
      )}
      <p>
        <Link to={history}>All changes to this note</Link>
      </p>
      {hasCopy && !note.unlisted && (
        <p>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, no page to check and prefetch */}
          <a href={`${note.permalink.replace(/\/$/, '')}.md`} type="text/markdown">
            This note as text
          </a>
        </p>
      )}
    </nav>
  );
}
