/**
 * Keeps the server's HTML until the page works, and puts it back where hydration fails: a failure then
 * takes nothing from the reader that could be read before.
 */
import {useCallback, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {useResetOnNavigation} from '../../components/CrashReport/useResetOnNavigation';

/** Of React's root. */
const ROOT_ID = '__docusaurus';

/** How long after the first rendering a failure counts as one of hydration, in milliseconds. */
const HYDRATES_FOR = 1000;

/** By the id of the element that they stand in; none once the page works. */
const serverNodes = new Map<string, Node[]>();

const forget = () => serverNodes.clear();

if (ExecutionEnvironment.canUseDOM) {
  for (const id of [ROOT_ID, SkipToContentFallbackId]) {
    serverNodes.set(id, [...(document.getElementById(id)?.childNodes ?? [])]);
  }
}

type ServerNodesProps = {nodes: readonly Node[]; tryAgain: () => void};

function ServerNodes({nodes, tryAgain}: ServerNodesProps): ReactNode {
  useResetOnNavigation(tryAgain);
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <div ref={fill} />;
}

/**
 * The server's HTML, for a reader whose browser fails to hydrate it: all that can be read is there, and
 * links load their pages. Going to another page resets the failure.
 *
 * @param tryAgain Renders again what has failed.
 * @param id Of the element whose content has failed: the root's, or SkipToContentFallbackId.
 * @returns `false` where the page worked before it failed, which is then to be reported.
 */
export function useServerHtml(tryAgain: () => void, id: string = ROOT_ID): ReactNode {
  // Asked once: what was there when the failure was met stays.
  const [nodes] = useState(() => serverNodes.get(id) ?? []);
  return nodes.length > 0 && <ServerNodes nodes={nodes} tryAgain={tryAgain} />;
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
      // Whoever acts has a page that works.
      document.addEventListener('click', forget, {capture: true, once: true});
    }
  },
};

export default clientModule;
