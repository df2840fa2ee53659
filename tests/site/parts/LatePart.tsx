import type {ReactNode} from 'react';

export default function LatePart(): ReactNode {
  return <p>The late part is here.</p>;
}
