/**
 * Compares the current address with the one the page was built for, which is in its canonical link.
 *
 * - Another form of that address (`/x.html`, `/x/index.html`, `/x/`, other case or escapes) is replaced
 *   before React hydrates, because hydrating at another path causes a mismatch (React error 418).
 * - At any other address (in an archive, through a proxy, in a copied folder, in a saved file), the router
 *   would replace the page with “Page Not Found”. React doesn't start there: the page stays as it was
 *   served, and its links load full pages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const {baseUrl, url} = siteConfig;

/** Removes differences that hosts ignore. */
function normalise(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A path with an invalid escape is compared as is.
  }
  return decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  // Pages on the development server have no canonical link yet, and an author may set one that points to another site.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = canonical?.startsWith(`${url}/`) ? new URL(canonical).pathname : undefined;
  const asked = normalise(pathname);
  const own = normalise(page ?? pathname);
  const base = normalise(baseUrl);
  const isInSite = `${asked}/`.startsWith(`${base}/`);
  // The not-found page is served at any address.
  const isNotFound = own === `${base}/404`;
  if (isInSite && (isNotFound || asked === own)) {
    const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
    // The base path keeps its slash.
    const cleanPath = clean.length < baseUrl.length ? baseUrl : clean;
    const path = isNotFound || !page ? cleanPath : page;
    if (path !== pathname) {
      window.history.replaceState(window.history.state, '', path + search + hash);
    }
  } else {
    console.warn(
      `This page was built for ${page ?? baseUrl}, not for this address, so React won't start.`,
    );
    document.documentElement.dataset.withoutScripts = '';
    // Core renders into this root if it already exists.
    window.docusaurusRoot = {render() {}, unmount() {}};
  }
}
