import {useCallback, type ReactNode} from 'react';
import {useResetOnNavigation} from '@site/src/browser/useResetOnNavigation';

type ServerPageProps = {
  nodes: readonly Node[];
  /** Renders again what has failed. */
  tryAgain: () => void;
};

/**
 * The page as the server made it, for a reader whose browser failed to take it over: all that can be
 * read is there, and links load their pages. Going to another page resets the failure.
 *
 * @param props.nodes From `getServerNodes`, taken when the failure was met.
 */
export default function ServerPage({nodes, tryAgain}: ServerPageProps): ReactNode {
  useResetOnNavigation(tryAgain);
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <div ref={fill} />;
}
