// Stock: draws a moon with four times the path that it takes; for: as LightMode. Ejected.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        d="M11.1 4a8 8 0 1 0 8.9 8.9a6.4 6.4 0 0 1-8.9-8.9z"
      />
    </svg>
  );
}
