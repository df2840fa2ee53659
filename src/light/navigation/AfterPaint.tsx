import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {afterPaint} from '../../browser/afterPaint';

export type AfterPaintProps = {
  /** A function is called when the time has come. */
  children: ReactNode | (() => ReactNode);
  /** Stands there until then. */
  fallback?: ReactNode;
};

/**
 * What a page that was reached by a link shows once its first lines are painted: rendering the whole
 * of a long note takes a slow phone half a second. A page that is loaded, gone back to or asked for at
 * a place further down has it at once, on the server too.
 */
export default function AfterPaint({children, fallback}: AfterPaintProps): ReactNode {
  const {action, location} = useHistory();
  const [isShown, setShown] = useState(action !== 'PUSH' || location.hash !== '');

  useEffect(() => {
    if (isShown) {
      return undefined;
    }
    const show = () => setShown(true);
    const cancel = afterPaint(() => startTransition(show));
    // Paper has no later.
    const showAtOnce = () => flushSync(show);
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      cancel();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isShown]);

  if (!isShown) {
    return fallback;
  }
  return typeof children === 'function' ? children() : children;
}
