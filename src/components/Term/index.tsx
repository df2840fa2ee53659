import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type TermProps = {
  /** Of an entry in src/notes/glossary.md, for src/markdown/remarkTerm.ts, which adds the other three. */
  id: string;
  /** The word as the sentence needs it. */
  children: ReactNode;
  definition: string;
  sourceLabel: string;
  sourceUrl: string;
};

/**
 * The first use of a term in a note: a button in the running text that shows the term's definition.
 * It needs no script, and is made of spans because it stands inside paragraphs.
 */
export default function Term({children, definition, sourceLabel, sourceUrl}: TermProps): ReactNode {
  const popoverId = useId();
  return (
    <span className={styles.term}>
      <button type="button" popoverTarget={popoverId} className={clsx('clean-btn', styles.button)}>
        {children}
      </button>
      <span id={popoverId} popover="auto" className={styles.definition}>
        {/* One piece of text; React puts a comment between two. */}
        {`${definition} `}
        <Link to={sourceUrl} className={styles.source}>
          {sourceLabel}
        </Link>
      </span>
    </span>
  );
}
