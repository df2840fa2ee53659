import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexLink} from '@site/src/plugins/content-index/types';

export type LinkedFromProps = {
  /** The notes of the map that link to this one, in the map's order. */
  notes: readonly IndexLink[];
  /** Address of the list of all changes to the note's file. */
  history: string;
};

/**
 * Ends a note: where it is linked from, and how it came to be what it is. Navigation, so that it is not
 * printed. src/markdown/remarkLinkedFrom.ts puts it there.
 */
export default function LinkedFrom({notes, history}: LinkedFromProps): ReactNode {
  return (
    <nav aria-label="Around this note">
      {notes.length > 0 && (
        <>
          <p>
            <strong>Linked from</strong>
          </p>
          <ul>
            {notes.map(({title, to}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={history}>All changes to this note</Link>
      </p>
    </nav>
  );
}
