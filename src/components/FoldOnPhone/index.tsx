import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type FoldOnPhoneProps = {
  /** What is folded away, and how much of it. */
  summary: string;
  children: ReactNode;
};

/**
 * Folded where the screen is narrow, open where it is wide, without a script. The browser's find opens
 * it, and so does a link to words in it. A browser without `::details-content` folds it everywhere.
 */
export default function FoldOnPhone({summary, children}: FoldOnPhoneProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
