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
      {/* The links are what's pressed; a press that bubbles up from one folds the list again. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        aria-label="On this page"
        onClick={({target, currentTarget}) => {
          if ((target as Element).closest('a')) {
            currentTarget.closest('details')!.open = false;
          }
        }}>
        <TOCItems {...props} />
      </nav>
    </details>
  );
}
