/**
 * Puts the address that the page is served for into the address bar before React hydrates:
 * `/x.html`, `/x/index.html` and `/x/` become `/x`. Hydrating at another address than the one the
 * HTML was made for is a mismatch (React error 418), and the canonical link would follow it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** The path without `.html`, `/index.html` or a trailing slash; the base path keeps its slash. */
export function toCleanPath(path: string, baseUrl: string): string {
  const clean = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean || '/';
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = toCleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
