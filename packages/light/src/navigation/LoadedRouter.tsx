import {useState, type ReactNode} from 'react';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {Router} from 'react-router';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

/**
 * The browser's history, whose listeners hear of a page when it is loaded. Client modules hear of it
 * at once, by `onRouteUpdate`. A page that the reader has left again before it came is passed over.
 */
function makeLoadedHistory(): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let previousLocation = normalizeLocation(history.location);
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: previousLocation});

  history.listen(async (newLocation, action) => {
    const location = normalizeLocation(newLocation);
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    previousLocation = location;
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      // The site may have been built anew, without this script: the browser loads the new page. Not
      // one that the reader has left again.
      if (previousLocation === location) {
        window.location.reload();
      }
      return;
    }
    cleanUp();
    if (previousLocation === location) {
      listeners.forEach((listener) => listener(newLocation, action));
    }
  });

  // The rest, with a location that changes, stays the browser's.
  return Object.assign(Object.create(history) as History, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}

/** The router's `BrowserRouter`, but a new location comes with its page loaded. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(makeLoadedHistory);
  return <Router history={history}>{children}</Router>;
}
