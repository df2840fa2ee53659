import {startTransition, useLayoutEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';

/** Calls `callback` in a separate task after the next paint. Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

type AfterPaintProps = {
  children: ReactNode;
  /** Shown until the children are. */
  fallback?: ReactNode;
};

/**
 * After a click on a link, renders its children once the first lines of the page have painted: rendering
 * a whole long note takes a slow phone half a second. Renders them at once on the server, on a page that's
 * loaded or returned to, and if the URL has a fragment.
 */
export default function AfterPaint({children, fallback}: AfterPaintProps): ReactNode {
  const {action, location} = useHistory();
  const [isShown, setShown] = useState(action !== 'PUSH' || location.hash !== '');

  // In a layout effect, because a reader may print as soon as the heading appears.
  useLayoutEffect(() => {
    if (isShown) {
      return undefined;
    }
    const show = () => setShown(true);
    const cancel = afterPaint(() => startTransition(show));
    // Otherwise the rest would be missing on paper.
    const showAtOnce = () => flushSync(show);
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      cancel();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isShown]);

  return isShown ? children : fallback;
}
