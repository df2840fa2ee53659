// Repairs a hash such as `#50%` before Docusaurus decodes it and the page crashes.
import {toValidHash as repair} from '../addresses';

if (typeof window !== 'undefined') {
  const repairAddress = () =>
    window.history.replaceState(window.history.state, '', repair(window.location.hash));
  const repairLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && repair(link.hash) !== link.hash) {
      link.hash = repair(link.hash);
      // Leaves the link to the browser, because the router would use the original hash.
      event.stopPropagation();
    }
  };
  if (window.location.hash) repairAddress();
  // Runs before the router's listener, which is added later.
  window.addEventListener('popstate', () => window.location.hash && repairAddress());
  document.addEventListener('click', repairLink, true);
}
