/**
 * After a navigation, tells screen readers the new page's title, without which nothing is said
 * (https://github.com/facebook/docusaurus/issues/11332), and puts the focus on the target of a hash, as
 * a full page load would. The theme puts it at the start of a page without one.
 */
import type {ClientModule} from '@docusaurus/types';
import {findTarget} from '../addresses';
import {afterPaint} from '../afterPaint';
import {startTabbingFrom} from '../startTabbingFrom';

let region: HTMLElement | undefined;

/** A polite live region; it must stand in the document before its text changes. */
function getRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'site-visually-hidden';
    region.setAttribute('role', 'status');
    region.setAttribute('data-route-announcer', '');
    document.body.append(region);
  }
  return region;
}

/** Has a screen reader say the text when it has said what it is saying. */
export function announce(text: string): void {
  getRegion().textContent = text;
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
      announce(document.title);
    });
  },
};

export default clientModule;
