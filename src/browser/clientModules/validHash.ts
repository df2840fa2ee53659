/**
 * Mends hashes that are no valid escapes, such as `#50%`, before Docusaurus decodes them: it does so
 * after each navigation, and the page crashes. A link with such a hash is followed by the browser
 * itself, with a full load where it leads to another page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {toValidHash} from '../addresses';

function mendAddress() {
  const {hash} = window.location;
  const valid = toValidHash(hash);
  if (valid !== hash) {
    window.history.replaceState(window.history.state, '', valid);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // Before the router hears of it: its listener is added later.
  window.addEventListener('popstate', mendAddress);
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const valid = toValidHash(link?.hash ?? '');
      if (link && valid !== link.hash) {
        link.hash = valid;
        // The router's link would go to the hash as it was written.
        event.stopPropagation();
      }
    },
    true,
  );
}
