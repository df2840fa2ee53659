/**
 * Opens the folds around a link's target, and a fold that is itself the target. Browsers open those
 * around a target only when they follow the link themselves, some never, and the router doesn't.
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
      // From now on, its contents follow `open` alone (src/css/theme.css).
      element.dataset.opened = '';
      hasOpened ||= !element.open;
      element.open = true;
    }
  }
  return hasOpened ? target! : undefined;
}

let lastAddress = '';

/** The address as scripts see it, without a fragment's words (`#:~:text=…`). */
const readAddress = () => location.pathname + location.search + location.hash;

if (ExecutionEnvironment.canUseDOM) {
  lastAddress = readAddress();
  // A link to words on the page scrolls to them. The router, which sees the same address again, would
  // scroll to the top. Its listener is added later.
  window.addEventListener('popstate', (event) => {
    if (readAddress() === lastAddress) {
      event.stopImmediatePropagation();
    }
    lastAddress = readAddress();
  });

  // Before the browser follows a link on the page, so that it finds the target where it will be.
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
