/**
 * The link at a heading leads to the heading, as the theme has it; a press also copies its address,
 * where the browser lets it, and tells screen readers so.
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
