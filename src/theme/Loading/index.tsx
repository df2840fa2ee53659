// Stock: has no role, no link home, and colours that can't be read in dark mode; for: screen readers, readers in dark mode. Ejected from core.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import type StockLoading from '@theme/Loading';
import HomeLink from '@site/src/components/HomeLink';
import styles from './styles.module.css';

type Props = ComponentProps<typeof StockLoading>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={clsx('alert', 'alert--warning', styles.failure)} role="alert">
        <p>
          <strong>The next page couldn’t be loaded.</strong> Check your connection and try again.
          This page stays open.
        </p>
        <details>
          <summary>Error details</summary>
          <p>{String(error)}</p>
        </details>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>{' '}
        <HomeLink />
      </div>
    );
  }
  return (
    pastDelay && (
      <div className={styles.loading} role="status">
        <span className={styles.spinner} />
        <span className="site-sr-only">Loading the page</span>
      </div>
    )
  );
}
