/**
 * Keeps what the server made of the page until it is taken over, so that a failure on the way leaves
 * the reader what could be read all the time (src/components/ServerPage).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';

/** Of React's root, and of what the layout has around the page. */
const ROOT_ID = '__docusaurus';
const IDS = [ROOT_ID, SkipToContentFallbackId];

/** In milliseconds from the first rendering; what fails later fails while it works. */
const TAKES_OVER_FOR = 1000;

/** By id of the element that they stand in, as long as the page is not taken over. */
const nodes = new Map<string, Node[]>();

const forget = () => nodes.clear();

/**
 * The nodes that the server put into an element.
 *
 * @param id Of the element: SkipToContentFallbackId, or without it React's root.
 * @returns Nothing once the page is taken over.
 */
export function getServerNodes(id: string = ROOT_ID): Node[] {
  return nodes.get(id) ?? [];
}

if (ExecutionEnvironment.canUseDOM) {
  for (const id of IDS) {
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
