/** Throws in the browser once its button has been pressed, until the page is reloaded. */
import {useState, type ReactNode} from 'react';

export default function Throws(): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    throw new Error('Broken on purpose');
  }
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      break
    </button>
  );
}
