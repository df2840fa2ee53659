import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A button that counts its clicks; disabled until scripts run. */
export default function CountingButton(): ReactNode {
  const [count, setCount] = useState(0);
  const isBrowser = useIsBrowser();
  return (
    <p>
      <button
        type="button"
        className="button button--primary"
        disabled={!isBrowser}
        onClick={() => setCount((previous) => previous + 1)}>
        Clicked {count} {count === 1 ? 'time' : 'times'}
      </button>
    </p>
  );
}
