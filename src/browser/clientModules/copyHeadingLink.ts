/**
 * Clicking a heading's link goes to the heading, as in the theme. It also copies the URL, if the browser
 * allows that, and announces this to screen readers.
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
