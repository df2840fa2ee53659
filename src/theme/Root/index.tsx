// Change: adds what is shown while a page is on its way, and has links work where the browser's history
// does not; stock's Root is empty.
import {useSyncExternalStore, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Loading from '@theme/Loading';
import {guardHistory} from '@site/src/browser/guardHistory';
import {getRouteProgress, retry, subscribe} from '@site/src/clientModules/routeProgress';

function PendingPage() {
  const progress = useSyncExternalStore(subscribe, getRouteProgress, () => 'idle' as const);
  switch (progress) {
    case 'loading':
      return <Loading pastDelay error={null} retry={retry} timedOut={false} isLoading />;
    case 'unreachable':
      return (
        <Loading
          pastDelay
          error={new Error('The site cannot be reached.')}
          retry={retry}
          timedOut={false}
          isLoading={false}
        />
      );
    default:
      return null;
  }
}

export default function Root({children}: {children: ReactNode}): ReactNode {
  guardHistory(useHistory());
  return (
    <>
      {children}
      <PendingPage />
    </>
  );
}
