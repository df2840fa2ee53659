import type {ReactNode} from 'react';
import LiveBoundary from './LiveBoundary';

export type LiveProps = {
  /** The `<name>` in `src/figures/<name>.live.tsx`, such as `dns/WhoStillHasIt`. */
  name: string;
  /** The figure, which src/markdown/remarkComponents.ts puts here. */
  children?: ReactNode;
};

/**
 * A live figure: `<Live name="…" />`. If the browser keeps the server's HTML of the note,
 * src/browser/clientModules/live.ts hydrates the figure when it's near the viewport. If React renders the
 * note, the figure works at once.
 */
export default function Live({name, children}: LiveProps): ReactNode {
  return (
    <div data-live={name}>
      <LiveBoundary name={name}>{children}</LiveBoundary>
    </div>
  );
}
