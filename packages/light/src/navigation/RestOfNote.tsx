import type {ReactNode} from 'react';
import AfterPaint from './AfterPaint';
import styles from './restOfNote.module.css';

/** What follows a note's lead, from its first `h2` on; mdxRestOfNote.ts puts it here. */
export default function RestOfNote({children}: {children: ReactNode}): ReactNode {
  return <AfterPaint fallback={<div className={styles.room} />}>{children}</AfterPaint>;
}
