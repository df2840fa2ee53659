import {useCallback, useSyncExternalStore} from 'react';

/** As wide as the theme's stylesheet has a window that shows sidebar, contents and all of the bar. */
export const DESKTOP = '(min-width: 997px)';

/** A browser that can't tell, or can't tell of changes, has the page as the server made it. */
const ask = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/**
 * Whether a media query matches. It does not on the server, nor while its page is taken over.
 *
 * Unlike the theme's `useWindowSize`, it knows at a component's first rendering in the browser.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = ask(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => ask(query)?.matches ?? false,
    () => false,
  );
}
