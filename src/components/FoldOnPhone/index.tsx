import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type FoldOnPhoneProps = {
  /** What the fold contains, and how much of it. */
  summary: string;
  children: ReactNode;
};

/**
 * A fold that's closed on narrow screens and open on wide ones, without a script. Find in page opens it, and
 * so does a link to text inside it. In a browser without `::details-content`, it stays a fold on any screen.
 */
export default function FoldOnPhone({summary, children}: FoldOnPhoneProps): ReactNode {
  return (
    <details className={clsx('site-fold', styles.fold)}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
