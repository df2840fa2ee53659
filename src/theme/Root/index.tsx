// Stock: shows only a bar while the next page loads, and reloads if that page can't be loaded; for: readers on slow connections or offline. Core's own Root does nothing.
import {useSyncExternalStore, type ReactNode} from 'react';
import Loading from '@theme/Loading';
import {getRouteProgress, retry, subscribe} from '@site/src/browser/clientModules/routeProgress';

const unreachable = new Error('Can’t reach the site.');

function PendingPage(): ReactNode {
  const progress = useSyncExternalStore(subscribe, getRouteProgress, () => 'idle' as const);
  const isLoading = progress === 'loading';
  return (
    progress !== 'idle' && (
      <Loading
        pastDelay
        error={isLoading ? null : unreachable}
        retry={retry}
        timedOut={false}
        isLoading={isLoading}
      />
    )
  );
}

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <PendingPage />
    </>
  );
}
