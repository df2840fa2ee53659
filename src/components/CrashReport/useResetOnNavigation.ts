import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Calls `reset` when the reader goes to another page, so that a crash doesn't outlive its page. */
export function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) {
      reset();
    }
  }, [pathname, reset]);
}
