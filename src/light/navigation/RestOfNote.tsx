import type {ReactNode} from 'react';
import AfterPaint, {type AfterPaintProps} from './AfterPaint';
import styles from './restOfNote.module.css';

/** What follows a note's lead, from its first `h2` on; mdxRestOfNote.ts puts it here. */
export default function RestOfNote({children}: Pick<AfterPaintProps, 'children'>): ReactNode {
  return <AfterPaint fallback={<div className={styles.room} />}>{children}</AfterPaint>;
}
