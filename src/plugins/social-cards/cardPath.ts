/**
 * Where a page's card is: the plugin writes it there, and the page names it.
 *
 * @param pathname Of the page, with the base path.
 */
export const cardPath = (pathname: string): string =>
  `${pathname.replace(/\/$/, '/index').replace(/\.html$/, '')}.png`;
