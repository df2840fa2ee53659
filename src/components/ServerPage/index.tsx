import {useCallback, useState, type ReactNode} from 'react';
import {useResetOnNavigation} from '@site/src/browser/useResetOnNavigation';
import {getServerNodes} from '@site/src/clientModules/serverPage';

type ServerPageProps = {
  nodes: readonly Node[];
  /** Renders again what has failed. */
  tryAgain: () => void;
};

function ServerPage({nodes, tryAgain}: ServerPageProps): ReactNode {
  useResetOnNavigation(tryAgain);
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <div ref={fill} />;
}

/**
 * The page as the server made it, for a reader whose browser failed to take it over: all that can be
 * read is there, and links load their pages. Going to another page resets the failure.
 *
 * @param tryAgain Renders again what has failed.
 * @param id Of the element whose content has failed, as for `getServerNodes`.
 * @returns Nothing where the page was taken over before it failed, which is then to be reported.
 */
export function useServerPage(tryAgain: () => void, id?: string): ReactNode {
  // Asked once: what was there when the failure was met stays.
  const [nodes] = useState(() => getServerNodes(id));
  return nodes.length > 0 && <ServerPage nodes={nodes} tryAgain={tryAgain} />;
}
