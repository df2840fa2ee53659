import {useEffect, type RefObject} from 'react';
import {createPath} from 'history';
import {matchRoutes} from 'react-router-config';
import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import {decodePath} from './addresses';
import {isForBrowser} from './isForBrowser';

/** A link that opens a route of the site in the same tab; those to a place on the page are the browser's. */
function isRoute(link: HTMLAnchorElement): boolean {
  const isHere = link.target === '' || link.target === '_self';
  return (
    isHere &&
    link.origin === window.location.origin &&
    !link.hasAttribute('download') &&
    !link.getAttribute('href')!.startsWith('#') &&
    // The last one stands for all that is not found.
    matchRoutes(routes, decodePath(link.pathname)).some(({route}) => route.exact)
  );
}

function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link && isRoute(link) ? link : undefined;
}

const prefetch = ({pathname}: HTMLAnchorElement) =>
  void window.docusaurus.prefetch(decodePath(pathname));

function preload(event: Event) {
  const link = findLink(event);
  if (link) {
    window.docusaurus.preload(decodePath(link.pathname));
  }
}

/** Prefetches pages when links to them become visible; all of them where that can't be told, as core does. */
function prefetchVisible(links: readonly HTMLAnchorElement[]): () => void {
  if (!('IntersectionObserver' in window)) {
    links.forEach(prefetch);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    entries
      .filter((entry) => entry.isIntersecting)
      .forEach(({target}) => {
        observer.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      });
  });
  links.forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

/**
 * Has the links in `container`, which React did not render, do as `@docusaurus/Link` does: prefetch
 * the page when they become visible, load it under the pointer, and go there without a full load.
 */
export function useKeptLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();

  useEffect(() => {
    const element = container.current!;
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isRoute);
    const endPrefetching = prefetchVisible(links);

    function navigate(event: MouseEvent) {
      const link = findLink(event);
      if (link && !event.defaultPrevented && !isForBrowser(event)) {
        event.preventDefault();
        const address = link.pathname + link.search + link.hash;
        // Like the browser, which has no second entry for the page it is on.
        history[createPath(history.location) === address ? 'replace' : 'push'](address);
      }
    }

    element.addEventListener('mouseover', preload);
    element.addEventListener('touchstart', preload, {passive: true});
    element.addEventListener('click', navigate);
    return () => {
      endPrefetching();
      element.removeEventListener('mouseover', preload);
      element.removeEventListener('touchstart', preload);
      element.removeEventListener('click', navigate);
    };
  }, [container, history]);
}
