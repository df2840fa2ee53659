import type {ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref} from 'react';
import {createLocation, createPath} from 'history';
import {useHistory} from '@docusaurus/router';
import {isForBrowser} from '@site/src/isForBrowser';

export type RouterLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** An address of the site. */
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
};

/**
 * Does what the router's `Link` does with an address that is text
 * (https://v5.reactrouter.com/web/api/Link), but does not render again whenever the location changes:
 * the router's reads it from a context, to resolve addresses that are relative to the page.
 */
export function RouterLink({to, innerRef, onClick, ...props}: RouterLinkProps): ReactNode {
  const history = useHistory();
  const href = history.createHref(createLocation(to, undefined, undefined, history.location));

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) {
      return;
    }
    event.preventDefault();
    // Like the browser, which has no second entry for the page it is on.
    const isHere = createPath(history.location) === href;
    history[isHere ? 'replace' : 'push'](to);
  }

  // eslint-disable-next-line @docusaurus/no-html-links, jsx-a11y/anchor-has-content -- what `Link` is made of.
  return <a {...props} ref={innerRef} href={href} onClick={navigate} />;
}
