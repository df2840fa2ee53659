/**
 * Puts the address that the page is served for into the address bar before React hydrates:
 * `/x.html`, `/x/index.html`, `/x/` and `//x` become `/x`. Hydrating at another address than the one
 * the HTML was made for is a mismatch (React error 418), and the canonical link would follow it.
 *
 * The router takes `/X` for `/x`, and the server does not: there the page `/x` is loaded.
 */
import {matchRoutes} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import siteConfig from '@generated/docusaurus.config';
import {decodePath, toValidHash} from '../browser/addresses';

/** The path without `.html`, `/index.html`, empty parts or a trailing slash; the base path keeps its slash. */
export function toCleanPath(path: string, baseUrl: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean || '/';
}

/** The path with the letters of the route that it matches but for upper and lower case. */
function toRoutePath(path: string): string {
  const decoded = decodePath(path);
  const route = matchRoutes(routes, decoded).find((match) => match.route.exact)?.route;
  const known = route?.path as string | undefined;
  const isOnlyCase = known !== decoded && known?.toLowerCase() === decoded.toLowerCase();
  return known !== undefined && isOnlyCase ? encodeURI(known) : path;
}

/** The path of the page that the HTML was made for. */
function readServedPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : undefined;
}

function mendHash() {
  const {hash} = window.location;
  const valid = toValidHash(hash);
  if (valid !== hash) {
    window.history.replaceState(window.history.state, '', valid);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  // Before the router hears of it: its listener is added later.
  window.addEventListener('popstate', mendHash);

  const {pathname, search, hash} = window.location;
  const clean = toCleanPath(pathname, siteConfig.baseUrl);
  const path = toRoutePath(clean);
  if (path !== clean && path !== readServedPath()) {
    window.location.replace(path + search + hash);
  } else if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
