import {useEffect, useReducer, useRef, type ReactNode} from 'react';

export default function Corner(): ReactNode {
  const [turns, turn] = useReducer((count: number) => count + 1, 0);
  const corner = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    corner.current!.dataset.ready = 'true';
  }, []);
  return (
    <button type="button" ref={corner} onClick={turn}>
      corner {turns}
    </button>
  );
}
