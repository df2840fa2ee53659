/**
 * Opens the folds around a link's target, and a fold that is itself the target. The router doesn't do
 * this. Browsers open only the surrounding folds, and only when they follow the link themselves; some don't
 * even do that.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {findTarget} from '../addresses';

/** Returns the target if a fold had to be opened. */
function openFolds(hash: string): HTMLElement | undefined {
  const target = hash ? findTarget(hash) : null;
  let hasOpened = false;
  for (let element: Element | null | undefined = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) {
      // From now on, only `open` decides whether its contents are shown (src/css/theme.css).
      element.dataset.opened = '';
      hasOpened ||= !element.open;
      element.open = true;
    }
  }
  return hasOpened ? target! : undefined;
}

let lastAddress = '';

/** The address as scripts see it, without a text fragment (`#:~:text=…`). */
const readAddress = () => location.pathname + location.search + location.hash;

if (ExecutionEnvironment.canUseDOM) {
  lastAddress = readAddress();
  // The browser scrolls to a text fragment on the same page, but the router sees an unchanged address and
  // would scroll to the top. The router's listener is added later.
  window.addEventListener('popstate', (event) => {
    if (readAddress() === lastAddress) {
      event.stopImmediatePropagation();
    }
    lastAddress = readAddress();
  });

  // Opens folds before the browser follows a same-page link, so that the target is already in place.
  document.addEventListener('click', (event) => {
    const {target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey} = event;
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    if (
      link &&
      !defaultPrevented &&
      !isForBrowser &&
      link.origin + link.pathname === location.origin + location.pathname
    ) {
      openFolds(link.hash);
    }
  });
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    lastAddress = readAddress();
  },
  onRouteDidUpdate({location}) {
    openFolds(location.hash)?.scrollIntoView();
  },
};

export default clientModule;
