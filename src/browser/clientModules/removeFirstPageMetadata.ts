/**
 * After a navigation, removes the JSON-LD and Open Graph tags that the build wrote into the first page
 * (src/plugins/built-pages/metadata.ts), because they describe the wrong page. Crawlers load every page
 * afresh.
 */
import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      document.head.querySelectorAll('[data-of-this-page]').forEach((element) => element.remove());
    }
  },
};

export default clientModule;
