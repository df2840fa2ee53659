/**
 * Takes what a built page says of itself to machines (src/plugins/page-metadata) out of the head when a
 * link has led to another page, of which it is not true. Who reads it loads each page anew.
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
