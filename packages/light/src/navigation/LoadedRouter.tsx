import {useState, type ReactNode} from 'react';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {Router} from 'react-router';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

/**
 * The browser's history, except that listeners are told about a page only once it has loaded. Client
 * modules are told at once, through `onRouteUpdate`. A page that the reader leaves before it has loaded
 * is skipped.
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
      // The site may have been rebuilt without this script, so the browser loads the new page, unless the
      // reader has already left it.
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

  // Everything else, including the changing `location`, comes from the browser's history.
  return Object.assign(Object.create(history) as History, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}

/**
 * The router's `BrowserRouter`, except that it switches to a new location only once its page has loaded.
 */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(makeLoadedHistory);
  return <Router history={history}>{children}</Router>;
}
