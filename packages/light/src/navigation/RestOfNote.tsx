import type {ReactNode} from 'react';
import AfterPaint from './AfterPaint';
import styles from './restOfNote.module.css';

/** Everything after a note's lead, from its first `h2` on. mdxRestOfNote.ts inserts it. */
export default function RestOfNote({children}: {children: ReactNode}): ReactNode {
  return <AfterPaint fallback={<div className={styles.room} />}>{children}</AfterPaint>;
}
