/**
 * After a client navigation, tells screen readers the new page's title, without which nothing is said
 * (https://github.com/facebook/docusaurus/issues/11332), and puts the focus on the target of a hash, as
 * a full page load would. The theme puts it at the start of a page without one.
 */
import type {ClientModule} from '@docusaurus/types';
import {findTarget} from '../browser/addresses';
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
      const target = findTarget(location.hash);
      if (target) {
        startTabbingFrom(target, {preventScroll: true});
      }
      getRegion().textContent = document.title;
    });
  },
};

export default clientModule;
