// Stock: keeps its own record of what's open and hides the rest with CSS, which breaks find in page, links into a fold and `name`; for: readers who follow a link. Ejected.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/**
 * A fold that the browser opens and closes. The word “content” in its classes keeps Readability, which
 * is behind many reader views, from dropping a fold because of words in its id.
 */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('content-fold', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className="fold-content">{children}</div>
    </details>
  );
}
