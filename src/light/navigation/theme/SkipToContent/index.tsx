// Change: after a navigation the focus goes back to the start of the page once the page is painted;
// stock does it before, which has the browser lay the page out twice. Ejected.
import {useRef, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {afterPaint} from '../../../../browser/afterPaint';
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
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location}) => {
    if (action === 'PUSH' && !location.hash) {
      afterPaint(() => region.current && startTabbingFrom(region.current, {preventScroll: true}));
    }
  });
  const label = translate({
    id: 'theme.common.skipToMainContent',
    description: 'Label and text of the link to the main content, for readers with a keyboard',
    message: 'Skip to main content',
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- within the page */}
      <a href={`#${SkipToContentFallbackId}`} onClick={skip} className={styles.link}>
        {label}
      </a>
    </div>
  );
}
