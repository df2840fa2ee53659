/** Needs no script: the configuration lists it as static. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export default function Drawing(): ReactNode {
  return (
    <figure>
      <svg viewBox="0 0 40 20" width="80" height="40" role="img" aria-label="Drawing">
        <rect width="40" height="20" fill="var(--ifm-color-primary)" />
      </svg>
      <figcaption>
        Drawn with <Link to="/docs/markdown/headings">a link</Link>
      </figcaption>
    </figure>
  );
}
