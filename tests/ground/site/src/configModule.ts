/** A client module of the configuration: reads the location before and after each navigation. */
import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    document.documentElement.dataset.before = location.pathname;
    return () => {
      document.documentElement.dataset.cleaned = location.pathname;
    };
  },
  onRouteDidUpdate({location, previousLocation}) {
    const {dataset} = document.documentElement;
    dataset.here = location.pathname;
    dataset.previous = previousLocation?.pathname ?? 'none';
  },
};

export default clientModule;
