import type {ReactNode} from 'react';
import LiveBoundary from './LiveBoundary';

export type LiveProps = {
  /** Of a file `src/figures/<name>.live.tsx`: `dns/WhoStillHasIt`. */
  name: string;
  /** The figure, which src/markdown/remarkComponents.ts puts here. */
  children?: ReactNode;
};

/**
 * A figure that answers to a press, an island in a note that is otherwise read: `<Live name="…" />`.
 * Where the browser keeps the note as the server made it, src/browser/clientModules/live.ts brings it to
 * life when it comes near; where React renders the whole note, it lives at once.
 */
export default function Live({name, children}: LiveProps): ReactNode {
  return (
    <div data-live={name}>
      <LiveBoundary name={name}>{children}</LiveBoundary>
    </div>
  );
}
