import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The definitions of a note's terms, each a `popover` paragraph that src/markdown/remarkTerm.ts makes.
 * They follow the article: inside a sentence, programs that ignore popovers and styles (reader views, text
 * extractors, old browsers) would read them as part of it. After it, they read as a list.
 */
export default function Definitions({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.definitions}>
      <p className={styles.title}>Terms</p>
      {children}
    </div>
  );
}
