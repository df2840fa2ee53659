// Stock: draws a circle with twice the path that it takes; for: as LightMode. Ejected.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18m0 2a7 7 0 0 1 0 14z" />
    </svg>
  );
}
