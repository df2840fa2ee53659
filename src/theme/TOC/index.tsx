// Stock: the box next to the text isn't a landmark, and the current section's link scrolls out of view; ours also marks the halves of a note; for: screen readers, readers of long notes. Ejected.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import stockStyles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import {ACTIVE_LINK, watchMark} from './watchMark';
import styles from './styles.module.css';

/** Scrolls only the box, so that the link that the theme marks is in its middle half; without a mark, to its top. */
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
 * Tells the style sheet how far the page has scrolled when a note's second half reaches the middle of the
 * window.
 */
function measureFirstReading(box: HTMLElement): () => void {
  // On a page opened through a link the second half arrives later than the first, and folds can push it
  // down.
  const observer = new ResizeObserver(() => {
    const top = document.getElementById('in-depth')?.getBoundingClientRect().top;
    const end = top === undefined ? '100%' : `${top + scrollY - innerHeight / 2}px`;
    box.style.setProperty('--first-reading', end);
    // The theme marks the current section only when the page scrolls.
    window.dispatchEvent(new Event('scroll'));
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

export default function TOC({className, ...props}: Props): ReactNode {
  const box = useRef<HTMLElement>(null);
  useEffect(() => keepMarkInView(box.current!), []);
  useEffect(() => measureFirstReading(box.current!), []);
  return (
    <nav
      ref={box}
      aria-label="On this page"
      className={clsx(stockStyles.tableOfContents, 'thin-scrollbar', styles.progress, className)}>
      <TOCItems
        {...props}
        // The theme only marks links with this class, so it never marks one in the text.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE_LINK}
      />
    </nav>
  );
}
