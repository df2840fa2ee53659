/** Looks like a plain picture; the part with state is one import further on. */
import type {ReactNode} from 'react';
import Corner from './Corner';

export default function Drawing(): ReactNode {
  return (
    <figure>
      <svg viewBox="0 0 40 20" width="80" height="40" role="img" aria-label="Drawing">
        <rect width="40" height="20" fill="var(--ifm-color-primary)" />
      </svg>
      <Corner />
      <figcaption>Drawn</figcaption>
    </figure>
  );
}
