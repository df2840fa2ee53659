import {useState, type ReactNode} from 'react';
import {Route, type RouteComponentProps} from 'react-router';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Location = RouteComponentProps['location'];
type Props = {children: ReactNode; location: Location};

/**
 * Replaces core's `PendingNavigation`. The new location's page has already loaded, so there's nothing to
 * wait for.
 */
export default function LoadedNavigation({children, location}: Props): ReactNode {
  const [visit, setVisit] = useState<{location: Location; previousLocation: Location | null}>({
    location,
    previousLocation: null,
  });
  if (visit.location !== location) {
    setVisit({location, previousLocation: visit.location});
  }
  return (
    <ClientLifecyclesDispatcher {...visit}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
