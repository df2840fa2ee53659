/**
 * After a client navigation, tells screen readers the new page's title and puts the focus where a
 * full page load would: on the target of the hash, or at the start of the document. Without it
 * nothing is said (https://github.com/facebook/docusaurus/issues/11332).
 */
import type {ClientModule} from '@docusaurus/types';

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

/** The next Tab goes on from `element`, as after a full page load at its hash. */
function startTabbingFrom(element: HTMLElement) {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    getRegion();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // In a frame: to focus, the browser lays the page out, which would hold up the page's paint now.
    requestAnimationFrame(() => {
      const target =
        location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      // Without a target the theme's skip link does it, on links; this also covers Back and Forward.
      startTabbingFrom(target || document.body);
      // The head is written in an animation frame after the page.
      requestAnimationFrame(() => {
        getRegion().textContent = document.title;
      });
    });
  },
};

export default clientModule;
