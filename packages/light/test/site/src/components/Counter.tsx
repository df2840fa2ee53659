import {useState, type ReactNode} from 'react';

export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="button button--secondary" onClick={() => setCount(count + 1)}>
      counted {count}
    </button>
  );
}
