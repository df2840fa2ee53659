import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The definitions of a note's terms, each a `popover` paragraph that src/markdown/remarkTerm.ts makes.
 * They follow the article as a list, because software that ignores popovers and styles (reader views, text
 * extractors, old browsers) would take a definition inside a sentence for part of it.
 */
export default function Definitions({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.definitions}>
      <p className={styles.title}>Terms</p>
      {children}
    </div>
  );
}
