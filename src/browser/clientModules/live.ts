/**
 * Hydrates live figures (src/figures/kit/Live) in notes that keep the server's HTML: when a figure is near
 * the viewport, or is focused or clicked; with Data Saver or 2G, only when it's focused or clicked. Buttons
 * clicked before hydration are clicked again after it.
 */
import type {ClientModule} from '@docusaurus/types';

/** How close counts as near, as a percentage of the viewport's height. */
const NEAR = '50%';

function awaitReader(element: HTMLElement) {
  const pressed = new Set<HTMLElement>();
  let isStarted = false;

  async function start() {
    observer.disconnect();
    if (isStarted) {
      return;
    }
    isStarted = true;
    try {
      const {startLive} = await import('../startLive');
      await startLive(element);
    } catch (error) {
      console.warn(`Figure ${element.dataset.live} could not be hydrated:`, error);
      return;
    }
    // React has attached its listeners and handles clicks from now on.
    element.removeEventListener('click', notePress);
    setTimeout(() => pressed.forEach((button) => button.click()));
  }

  function notePress({target}: MouseEvent) {
    const button = (target as Element).closest('button');
    if (button) {
      pressed.add(button);
    }
    void start();
  }

  const {saveData, effectiveType = ''} =
    (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
  const isSlow = saveData || effectiveType.includes('2g');
  const observer = new IntersectionObserver(
    (entries) => entries.some(({isIntersecting}) => isIntersecting) && void start(),
    {rootMargin: `${NEAR} 0px`},
  );
  if (!isSlow) {
    observer.observe(element);
  }
  element.addEventListener('focusin', start, {once: true});
  element.addEventListener('click', notePress);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // After a hash change, the page's figures are already being watched. Watching them again would hydrate
    // each one twice and lose clicks.
    if (previousLocation?.pathname === location.pathname) {
      return;
    }
    document.querySelectorAll<HTMLElement>('[data-live]:not([data-is-alive])').forEach(awaitReader);
  },
};

export default clientModule;
