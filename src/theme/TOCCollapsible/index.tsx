// Stock: has no list until a script opens it, and doesn't say which section is on the screen; for: readers without scripts, readers on a phone. Ejected.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useWindowSize} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {ACTIVE_LINK, watchMark} from '@site/src/theme/TOC/watchMark';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const box = useRef<HTMLElement>(null);
  const [section, setSection] = useState('');
  // As in the style sheet: from this width up, the contents are beside the text.
  const isHidden = useWindowSize({desktopBreakpoint: 1200}) === 'desktop';
  useEffect(() => watchMark(box.current!, (mark) => setSection(mark?.textContent ?? '')), []);
  useEffect(() => {
    const details = box.current!.closest('details')!;
    const onPress = ({target}: Event) => {
      if (!details.contains(target as Node)) {
        details.open = false;
      }
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) {
        return;
      }
      details.open = false;
      if (details.contains(document.activeElement)) {
        details.querySelector('summary')!.focus({preventScroll: true});
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details
      className={clsx('site-fold site-progress', styles.toc, className)}
      onToggle={() => {
        const mark = box.current!.querySelector<HTMLElement>(`.${ACTIVE_LINK}`);
        // scrollIntoView would also scroll the page.
        box.current!.scrollTop = (mark?.offsetTop ?? 0) - box.current!.clientHeight / 2;
      }}>
      <summary className={clsx('text--truncate', styles.summary)}>
        <span className={section && 'site-sr-only'}>{`On this page${section && ': '}`}</span>
        {section}
      </summary>
      {/* A click on a link bubbles up to here and closes the list. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        ref={box}
        aria-label="On this page"
        onClick={({target, currentTarget}) => {
          if ((target as Element).closest('a')) {
            currentTarget.closest('details')!.open = false;
          }
        }}>
        <ul>
          <li>
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid, no-restricted-syntax -- The top of the page has no id. */}
            <a href="#">Top of the page</a>
          </li>
        </ul>
        <TOCItems
          {...props}
          // Not the same class as in the list beside the text, because the theme marks only one link per class.
          linkClassName="site-toc-link"
          linkActiveClassName={isHidden ? undefined : ACTIVE_LINK}
        />
      </nav>
    </details>
  );
}
