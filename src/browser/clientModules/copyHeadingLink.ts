/**
 * Clicking a heading's link goes to the heading, as in the theme, and also copies its URL if the browser
 * allows it, and tells screen readers.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from './announceRoute';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.hash-link');
    if (link) {
      navigator.clipboard?.writeText(link.href).then(
        () => announce('Link copied'),
        () => {},
      );
    }
  });
}
