import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {isForBrowser} from '@site/src/isForBrowser';

/** Links of the site that open in the same tab; those to a place on the page are the browser's. */
const SITE_LINKS = 'a[href^="/"]:not([target])';

function findLink(event: Event): HTMLAnchorElement | null {
  return (event.target as Element).closest(SITE_LINKS);
}

function preload(event: Event) {
  const link = findLink(event);
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
}

function observeLinks(links: Iterable<Element>): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    entries
      .filter((entry) => entry.isIntersecting)
      .forEach(({target}) => {
        observer.unobserve(target);
        window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      });
  });
  [...links].forEach((link) => observer.observe(link));
  return observer;
}

/**
 * Has the links in `container`, which React did not render, do as `@docusaurus/Link` does: prefetch
 * the page when they become visible, load it under the pointer, and go there without a full load.
 */
export function useKeptLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();

  useEffect(() => {
    const element = container.current!;
    const observer = observeLinks(element.querySelectorAll(SITE_LINKS));

    function navigate(event: MouseEvent) {
      const link = findLink(event);
      if (link && !event.defaultPrevented && !isForBrowser(event)) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    }

    element.addEventListener('mouseover', preload);
    element.addEventListener('touchstart', preload, {passive: true});
    element.addEventListener('click', navigate);
    return () => {
      observer.disconnect();
      element.removeEventListener('mouseover', preload);
      element.removeEventListener('touchstart', preload);
      element.removeEventListener('click', navigate);
    };
  }, [container, history]);
}
