import {startTransition, useLayoutEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';

/** Calls `callback` in a task of its own after the next paint. Returns what calls it off. */
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
  /** Stands there until the children do. */
  fallback?: ReactNode;
};

/**
 * Renders its children once the first lines of a page that was reached by a link are painted: to render
 * the whole of a long note takes a slow phone half a second. On the server, on a page that is loaded or
 * gone back to, and on one asked for at a place further down, it renders them at once.
 */
export default function AfterPaint({children, fallback}: AfterPaintProps): ReactNode {
  const {action, location} = useHistory();
  const [isShown, setShown] = useState(action !== 'PUSH' || location.hash !== '');

  // Not a later effect: a reader may print as soon as the heading is there.
  useLayoutEffect(() => {
    if (isShown) {
      return undefined;
    }
    const show = () => setShown(true);
    const cancel = afterPaint(() => startTransition(show));
    // What is printed now would miss the rest.
    const showAtOnce = () => flushSync(show);
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      cancel();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isShown]);

  return isShown ? children : fallback;
}
