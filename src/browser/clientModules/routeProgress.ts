/**
 * Knows whether a page that the reader asked for is still on its way, and keeps the page at hand
 * where it cannot be had: a chunk that fails because the site cannot be reached waits for a Retry
 * instead of failing, so that the router neither leaves the page nor reloads into the browser's own
 * error page. A chunk that the site no longer has still fails, and the router reloads.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

/** The page at hand, one on its way for longer than the delay, or one that cannot be reached. */
export type RouteProgress = 'idle' | 'loading' | 'unreachable';

/** The progress bar's delay, in milliseconds; what tells of loading starts together with it. */
const DELAY = 200;

/** How long the site may take to show that it is there, in milliseconds. */
const ANSWER_WITHIN = 5000;

let progress: RouteProgress = 'idle';
let isNavigating = false;
const listeners = new Set<() => void>();
const waitingRetries = new Set<() => void>();

function setProgress(next: RouteProgress) {
  progress = next;
  listeners.forEach((listener) => listener());
}

/** For React's `useSyncExternalStore`. Returns a function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getRouteProgress(): RouteProgress {
  return progress;
}

/** Tries once more to load everything that could not be reached. */
export function retry(): void {
  setProgress('loading');
  const retries = [...waitingRetries];
  waitingRetries.clear();
  retries.forEach((run) => run());
}

async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) {
    return false;
  }
  try {
    await fetch(siteConfig.baseUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    return true;
  } catch {
    return false;
  }
}

type ChunkLoader = (chunkId: string | number) => Promise<unknown>;

/** Wraps the bundler's chunk loader, `__webpack_require__.e`. */
function keepTrying(loadChunk: ChunkLoader): ChunkLoader {
  return async function loadChunkOrWait(chunkId) {
    try {
      return await loadChunk(chunkId);
    } catch (error) {
      if (await isSiteReachable()) {
        throw error;
      }
      const retried = new Promise<void>((resolve) => {
        waitingRetries.add(resolve);
      });
      if (isNavigating) {
        setProgress('unreachable');
      }
      await retried;
      return loadChunkOrWait(chunkId);
    }
  };
}

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  __webpack_require__.e = keepTrying(__webpack_require__.e);
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    isNavigating = true;
    if (waitingRetries.size > 0) {
      // An earlier preload of this very page, by hover or touch, may be what waits.
      retry();
    }
    const timer = window.setTimeout(() => {
      if (progress === 'idle') {
        setProgress('loading');
      }
    }, DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    isNavigating = false;
    if (progress !== 'idle') {
      setProgress('idle');
    }
  },
};

export default clientModule;
