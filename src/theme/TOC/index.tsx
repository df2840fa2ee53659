// Stock: the box next to the text isn't a landmark, and the current section's link scrolls out of view; ours also shows reading progress; for: screen readers, readers of long notes. Ejected.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import stockStyles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import {ACTIVE_LINK, watchMark} from './watchMark';
import styles from './styles.module.css';

/** Scrolls only the box: keeps the marked link in its middle half, or shows its top if no link is marked. */
const keepMarkInView = (box: HTMLElement) =>
  watchMark(box, (mark) => {
    if (mark) {
      const {top, bottom} = mark.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      const room = box.clientHeight / 4;
      box.scrollTop +=
        Math.min(top - edges.top - room, 0) + Math.max(bottom - edges.bottom + room, 0);
    } else {
      box.scrollTop = 0;
    }
  });

/**
 * Marks the current section when a fold opens, or when the rest of a page opened through a link arrives: the
 * theme does so only when the page scrolls.
 */
function markOnResize(): () => void {
  const observer = new ResizeObserver(() => window.dispatchEvent(new Event('scroll')));
  observer.observe(document.body);
  return () => observer.disconnect();
}

export default function TOC({className, ...props}: Props): ReactNode {
  const box = useRef<HTMLElement>(null);
  useEffect(() => keepMarkInView(box.current!), []);
  useEffect(markOnResize, []);
  return (
    <nav
      ref={box}
      aria-label="On this page"
      className={clsx(
        'site-progress thin-scrollbar',
        stockStyles.tableOfContents,
        styles.progress,
        className,
      )}>
      <TOCItems
        {...props}
        // The theme only marks links with this class, so it never marks one in the text.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE_LINK}
      />
    </nav>
  );
}
