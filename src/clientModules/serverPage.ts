/**
 * Keeps what the server made of the page until it is taken over, so that a failure on the way leaves
 * the reader what could be read all the time (src/components/ServerPage).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** In milliseconds from the first rendering; what fails later fails while it works. */
const TAKES_OVER_FOR = 1000;

/** Of the elements by these ids, as long as the page is not taken over. */
const nodes = new Map<string, Node[]>();

const forget = () => nodes.clear();

/**
 * The nodes that the server put into an element.
 *
 * @param id Of the element: React's root, or what the layout has around the page.
 * @returns Nothing once the page is taken over.
 */
export function getServerNodes(id: '__docusaurus' | '__docusaurus_skipToContent_fallback'): Node[] {
  return nodes.get(id) ?? [];
}

if (ExecutionEnvironment.canUseDOM) {
  for (const id of ['__docusaurus', '__docusaurus_skipToContent_fallback']) {
    nodes.set(id, [...(document.getElementById(id)?.childNodes ?? [])]);
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      forget();
    }
  },
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      setTimeout(forget, TAKES_OVER_FOR);
      // Whoever acts has a page that works.
      document.addEventListener('click', forget, {capture: true, once: true});
    }
  },
};

export default clientModule;
