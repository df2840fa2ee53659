/**
 * Brings figures that answer to a press (src/figures/kit/Live) to life where the note around them stays as
 * the server made it: when they come near the window, or are focused or pressed. With data saver or 2g
 * only then. A button that was pressed meanwhile is pressed again.
 */
import type {ClientModule} from '@docusaurus/types';

/** How near, in heights of the window. */
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
      console.warn(`The figure ${element.dataset.live} stays as it is:`, error);
      return;
    }
    // At once: React has its listeners, and carries out what is pressed from now on.
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
    // After a change of the hash, the page's figures are waiting already. A second wait would hydrate each
    // of them twice, and clicks would be lost.
    if (previousLocation?.pathname === location.pathname) {
      return;
    }
    document.querySelectorAll<HTMLElement>('[data-live]:not([data-is-alive])').forEach(awaitReader);
  },
};

export default clientModule;
