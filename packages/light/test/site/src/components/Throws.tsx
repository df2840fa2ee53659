/** Throws in the browser when it is pressed, and for as long as it is not asked again. */
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
