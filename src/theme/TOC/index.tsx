// Change: the box that sticks is itself a navigation landmark, also on posts, and keeps the link of the
// section being read in its view. Ejected.
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';
import customStyles from './custom.module.css';

// Using a custom className
// This prevents TOCInline/TOCCollapsible getting highlighted by mistake
const LINK_CLASS_NAME = 'table-of-contents__link toc-highlight';
const LINK_ACTIVE_CLASS_NAME = 'table-of-contents__link--active';

/** Between the active link and the edge of the box, in pixels: shows that the list goes on. */
const ROOM = 40;

/**
 * Scrolls the box, and nothing else, so far that the link that the theme marks is in its view.
 *
 * @returns For the box.
 */
function useMarkInView(): RefObject<HTMLElement | null> {
  const boxRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = boxRef.current!;
    let last: Element | null;
    const observer = new MutationObserver(() => {
      const mark = box.querySelector(`.${LINK_ACTIVE_CLASS_NAME}`);
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
  }, []);
  return boxRef;
}

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      ref={useMarkInView()}
      aria-label="On this page"
      className={clsx(
        styles.tableOfContents,
        'thin-scrollbar',
        customStyles.tableOfContents,
        className,
      )}>
      <TOCItems
        {...props}
        linkClassName={LINK_CLASS_NAME}
        linkActiveClassName={LINK_ACTIVE_CLASS_NAME}
      />
    </nav>
  );
}
