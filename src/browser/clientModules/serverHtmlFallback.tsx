/**
 * Keeps the server's HTML until the page works, and restores it if hydration fails, so that readers
 * lose nothing they could already read.
 */
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {chainOf} from '../../components/CrashReport';
import {useResetOnNavigation} from '../../components/CrashReport/useResetOnNavigation';

/** The id of React's root. */
const ROOT_ID = '__docusaurus';

/** How many milliseconds after the first render an error still counts as a hydration failure. */
const HYDRATES_FOR = 1000;

/** Keyed by the id of the element that the nodes came from; empty once the page works. */
const serverNodes = new Map<string, Node[]>();

const forget = () => serverNodes.clear();

if (ExecutionEnvironment.canUseDOM) {
  for (const id of [ROOT_ID, SkipToContentFallbackId]) {
    serverNodes.set(id, [...(document.getElementById(id)?.childNodes ?? [])]);
  }
}

type ServerNodesProps = {nodes: readonly Node[]; error: Error; tryAgain: () => void};

function ServerNodes({nodes, error, tryAgain}: ServerNodesProps): ReactNode {
  useResetOnNavigation(tryAgain);
  // React logs only the first error it caught, and the page shows none, so this logs all the causes.
  useEffect(() => {
    console.error(
      chainOf(error)
        .map(({message}) => message)
        .join('\n'),
    );
  }, [error]);
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <div ref={fill} />;
}

/**
 * Shows the server's HTML when the browser fails to hydrate it: everything can still be read, and links
 * load their pages. Going to another page resets the failure.
 *
 * @param error Logged with all its causes.
 * @param tryAgain Renders the failed part again.
 * @param id The id of the element whose content failed: the root's, or SkipToContentFallbackId.
 * @returns `false` if the page worked before it failed, so the failure must be reported.
 */
export function useServerHtml(error: Error, tryAgain: () => void, id: string = ROOT_ID): ReactNode {
  // Read once, so that later changes are ignored.
  const [nodes] = useState(() => serverNodes.get(id) ?? []);
  return nodes.length > 0 && <ServerNodes nodes={nodes} error={error} tryAgain={tryAgain} />;
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      forget();
    }
  },
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      setTimeout(forget, HYDRATES_FOR);
      // Any interaction means that the page works.
      document.addEventListener('click', forget, {capture: true, once: true});
    }
  },
};

export default clientModule;
