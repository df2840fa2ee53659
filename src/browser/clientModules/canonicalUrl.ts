/**
 * Puts the page's own path into the address bar before React hydrates: `/x.html`, `/x/index.html` and
 * `/x/` become `/x`. Hydrating at another path than the one the HTML was made for is a mismatch
 * (React error 418), and the canonical link would follow it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM) {
  const {baseUrl} = siteConfig;
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  // The base path keeps its slash.
  const path = clean.length < baseUrl.length ? baseUrl : clean;
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
