// Stock: the box beside the text is no landmark, and the mark of the section being read leaves its view; ours tells the halves of a note, too; for: screen readers, readers of long notes. Ejected.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import stockStyles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import styles from './styles.module.css';

const ACTIVE_LINK = 'table-of-contents__link--active';

/** Between the active link and the edge of the box, in pixels: shows that the list goes on. */
const ROOM = 40;

/** Scrolls the box, and nothing else, so far that the link that the theme marks is in its view. */
function keepMarkInView(box: HTMLElement): () => void {
  let last: Element | null;
  const observer = new MutationObserver(() => {
    const mark = box.querySelector(`.${ACTIVE_LINK}`);
    // The theme writes all classes anew whenever the page scrolls.
    if (mark && mark !== last) {
      const {top, bottom} = mark.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      box.scrollTop +=
        Math.min(top - edges.top - ROOM, 0) + Math.max(bottom - edges.bottom + ROOM, 0);
    }
    last = mark;
  });
  observer.observe(box, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}

/** Tells the stylesheet how far the page is scrolled where the second half of a note comes to the middle. */
function measureFirstReading(box: HTMLElement): () => void {
  // The second half comes later than the first where a link led here, and folds make it stand lower.
  const observer = new ResizeObserver(() => {
    const top = document.getElementById('in-depth')?.getBoundingClientRect().top;
    const end = top === undefined ? '100%' : `${top + scrollY - innerHeight / 2}px`;
    box.style.setProperty('--first-reading', end);
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
        // The theme marks links of this class alone, and so none of a list in the text.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={ACTIVE_LINK}
      />
    </nav>
  );
}
