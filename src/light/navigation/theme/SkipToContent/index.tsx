// Change: after a navigation the focus goes back to the start of the page by `announceRoute`, once the
// page is painted; stock does it before, which has the browser lay the page out twice. Ejected.
import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {startTabbingFrom} from '../../../../browser/startTabbingFrom';
import styles from './styles.module.css';

function skip(event: MouseEvent) {
  const content =
    document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  if (content) {
    event.preventDefault();
    startTabbingFrom(content);
  }
}

export default function SkipToContent(): ReactNode {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    description: 'Label and text of the link to the main content, for readers with a keyboard',
    message: 'Skip to main content',
  });
  return (
    <div role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- within the page */}
      <a href={`#${SkipToContentFallbackId}`} onClick={skip} className={styles.link}>
        {label}
      </a>
    </div>
  );
}
