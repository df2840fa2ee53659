import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/** Decodes a path as the router does, or returns it unchanged if that fails. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path is a page of the site. The `*` route matches everything else. */
function isPage(path: string): boolean {
  const page = matchRoutes(routes, path).at(-1)?.route;
  return page !== undefined && page.path !== '*' && !page.routes;
}

/** Whether a link opens a page of the site in the same tab. The browser handles links within the page. */
const isRoute = (link: HTMLAnchorElement): boolean =>
  (link.target === '' || link.target === '_self') &&
  link.origin === window.location.origin &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')!.startsWith('#') &&
  isPage(decodePath(link.pathname));

function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link && isRoute(link) ? link : undefined;
}

function preload(event: Event) {
  const link = findLink(event);
  if (link) {
    window.docusaurus.preload(decodePath(link.pathname));
  }
}

/** Prefetches pages when links to them become visible. Like stock, skips links with a fragment. */
function prefetchVisible(container: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        window.docusaurus.prefetch(decodePath((target as HTMLAnchorElement).pathname));
      }
    }
  });
  const links = container.querySelectorAll<HTMLAnchorElement>('a[href]');
  [...links]
    .filter((link) => isRoute(link) && !link.hash)
    .forEach((link) => observer.observe(link));
  return observer;
}

/**
 * Makes links in `container`, which React didn't render, behave like `@docusaurus/Link`: they prefetch
 * their page when they become visible, load it on hover and open it without a full load.
 */
export function useServerLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();

  useEffect(() => {
    const element = container.current!;
    const prefetching = prefetchVisible(element);

    function navigate(event: MouseEvent) {
      const link = findLink(event);
      const {button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented} = event;
      // Leave these to the browser: it opens a tab or a window, or saves the page.
      const isForBrowser = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
      if (link && !defaultPrevented && !isForBrowser) {
        event.preventDefault();
        const address = link.pathname + link.search + link.hash;
        // Like browsers, adds no second history entry for the current page.
        const isHere = history.createHref(history.location) === address;
        history[isHere ? 'replace' : 'push'](address);
      }
    }

    element.addEventListener('mouseover', preload);
    element.addEventListener('touchstart', preload, {passive: true});
    element.addEventListener('click', navigate);
    return () => {
      prefetching.disconnect();
      element.removeEventListener('mouseover', preload);
      element.removeEventListener('touchstart', preload);
      element.removeEventListener('click', navigate);
    };
  }, [container, history]);
}
