import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The source of the sentence before it, a small mark in a text that is read from top to bottom:
 * `<Source>[RFC 9110, 9.2](https://…)</Source>`. The link's words are for screen readers, paper and copies.
 */
export default function Source({children}: {children: ReactNode}): ReactNode {
  return <sup className={styles.source}>{children}</sup>;
}
