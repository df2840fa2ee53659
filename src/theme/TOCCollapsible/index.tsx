// Stock: has no list until scripts open it; for: readers without scripts. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.summary}>On this page</summary>
      <nav aria-label="On this page">
        <TOCItems {...props} />
      </nav>
    </details>
  );
}
