/**
 * Where the browser has no MutationObserver, puts one in its place that observes nothing. Docusaurus'
 * code blocks need one, and the page crashes without; all that is lost is the button that wraps lines.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  window.MutationObserver ??= class {
    observe() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
