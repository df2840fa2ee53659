// Stock: shows nothing but a bar while a page is on its way, and reloads where it can't be had; for: readers on slow lines or offline. Core's is empty.
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
