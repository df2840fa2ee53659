// Change: a navigation landmark around it; stock's stands outside every landmark on posts. Wrapped.
import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

export default function TOCNavigation(props: Props): ReactNode {
  return (
    <nav aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
