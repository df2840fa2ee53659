/**
 * Compares the address with the one the page was built for, which its canonical link says.
 *
 * - Another form of it (`/x.html`, `/x/index.html`, `/x/`, other case or escapes) becomes the page's own
 *   before React hydrates. Hydrating at another path is a mismatch (React error 418).
 * - At any other address, such as that of an archive, a proxy, a copy in a folder or a saved file, the
 *   router would replace the page with “Page Not Found”. React doesn't start there: the page stays as it
 *   was served, and its links load pages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const {baseUrl, url} = siteConfig;

/** Without what hosts treat as the same. */
function normalise(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // It's no valid escape, and compared as it is.
  }
  return decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  // The development server's pages have no such link yet, and an author may name another site's.
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
      `This page was built for ${page ?? baseUrl}, not for this address, so React doesn't start.`,
    );
    document.documentElement.dataset.withoutScripts = '';
    // Core renders into a root that's there already.
    window.docusaurusRoot = {render() {}, unmount() {}};
  }
}
