/**
 * After a client navigation, tells screen readers the new page's title and puts the focus where a
 * full page load would: on the target of the hash, or at the start of the document. Without it
 * nothing is said (https://github.com/facebook/docusaurus/issues/11332).
 */
import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../browser/afterPaint';
import {startTabbingFrom} from '../browser/startTabbingFrom';

let region: HTMLElement | undefined;

/** A polite live region; it must stand in the document before its text changes. */
export function getRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'site-visually-hidden';
    region.setAttribute('role', 'status');
    region.setAttribute('data-route-announcer', '');
    document.body.append(region);
  }
  return region;
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    getRegion();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // To focus, the browser lays the page out. The title has been written then, just before.
    afterPaint(() => {
      const target =
        location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      startTabbingFrom(target || document.body, {preventScroll: true});
      getRegion().textContent = document.title;
    });
  },
};

export default clientModule;
