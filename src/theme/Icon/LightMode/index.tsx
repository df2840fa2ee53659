// Stock: draws a sun with 1 kB of path, which every page brings; for: everybody on a slow connection. Ejected.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 2v2m0 4a4 4 0 0 0 0 8a4 4 0 0 0 0-8m0 12v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4l1 1M5.3 18.7l1-1m11.4-11.4l1-1"
      />
    </svg>
  );
}
