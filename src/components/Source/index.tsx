import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The source of the sentence before it, shown as a small mark so that it doesn't interrupt the text:
 * `<Source>[RFC 9110, 9.2](https://…)</Source>`. The link's text is for screen readers, print and text copies.
 */
export default function Source({children}: {children: ReactNode}): ReactNode {
  return <sup className={styles.source}>{children}</sup>;
}
