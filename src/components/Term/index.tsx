import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type TermProps = {
  /** Names an entry in src/notes/glossary.md. */
  id: string;
  /** The word in the form the sentence needs. */
  children: ReactNode;
  /** `children` as text; src/markdown/remarkTerm.ts adds this and `definitionId`. */
  word: string;
  /** The id of the element with the definition (src/components/Definitions). */
  definitionId: string;
};

/**
 * A term in running text. The word is plain text, because reader views and text extractors drop buttons
 * along with their text. An empty button on top of it shows the definition, without a script.
 */
export default function Term({children, word, definitionId}: TermProps): ReactNode {
  return (
    <span className={styles.term}>
      {children}
      <button
        type="button"
        popoverTarget={definitionId}
        aria-label={`Definition of ${word}`}
        className={clsx('clean-btn', styles.button)}
      />
    </span>
  );
}
