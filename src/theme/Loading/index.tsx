// Change: own look, roles that screen readers hear, and a way home; stock's has colours that fail
// in dark mode and no role. What is shown when stays as it is: the error, or, past the delay, a spinner.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import HomeLink from '@site/src/components/HomeLink';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.message}>
          <strong>This page could not be loaded.</strong> Check your connection and try again; what
          you have in front of you stays.
        </p>
        <details>
          <summary>Details</summary>
          <p>{String(error)}</p>
        </details>
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
          <HomeLink />
        </div>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div className={styles.loading} role="status">
        <span className={styles.spinner} />
        <span className="site-visually-hidden">Loading the page</span>
      </div>
    );
  }
  return null;
}
