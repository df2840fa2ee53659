import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export type LinkedFromProps = {
  /** A list of the notes of the map that link to this one, in the map's order; none where no note does. */
  children?: ReactNode;
  /** Address of the list of all changes to the note's file. */
  history: string;
};

/**
 * Ends a note: where it is linked from, and how it came to be what it is. Navigation, so that it is not
 * printed. src/markdown/remarkLinkedFrom.ts puts it there.
 */
export default function LinkedFrom({children, history}: LinkedFromProps): ReactNode {
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
    </nav>
  );
}
