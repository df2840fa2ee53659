/**
 * After a navigation, tells screen readers the new page's title (otherwise they announce nothing:
 * https://github.com/facebook/docusaurus/issues/11332) and moves focus to the hash's target, as a full
 * page load would. Without a hash, the theme moves focus to the top of the page.
 */
import type {ClientModule} from '@docusaurus/types';
import {findTarget} from '../addresses';

let region: HTMLElement | undefined;

/** A polite live region, which must be in the document before its text changes. */
function getRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'site-sr-only';
    region.setAttribute('role', 'status');
    region.setAttribute('data-route-announcer', '');
    document.body.append(region);
  }
  return region;
}

/** Makes screen readers announce the text once they've finished speaking. */
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
    // Focusing forces layout, so this waits until the title has been written.
    requestAnimationFrame(() => {
      setTimeout(() => {
        const target = findTarget(location.hash);
        // Headings aren't focusable, so this one is made focusable for the call. It shows no outline.
        target?.setAttribute('tabindex', '-1');
        target?.focus({preventScroll: true});
        target?.removeAttribute('tabindex');
        announce(document.title);
      });
    });
  },
};

export default clientModule;
