import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The definitions of a note's terms, a paragraph with `popover` each, which src/markdown/remarkTerm.ts
 * makes. They follow the article: inside a sentence, whatever ignores popovers and styles (a reader view,
 * a text extractor, an old browser) would read them as a part of it. There they're a list at its end.
 */
export default function Definitions({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.definitions}>
      <p className={styles.title}>Terms</p>
      {children}
    </div>
  );
}
