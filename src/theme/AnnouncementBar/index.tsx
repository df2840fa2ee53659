// Stock: adds a second `banner` landmark, and hides a new notice until the second page if an older one was dismissed; for: screen readers, returning readers. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Before the first paint, `hideDismissedAnnouncement` in docusaurus.config.ts hides the bar if its current
 * text was dismissed.
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  return (
    isActive && (
      <section
        className={clsx(ThemeClassNames.announcementBar.container, styles.announcementBar)}
        aria-label="Announcement">
        <Content className={styles.content} />
        <CloseButton onClick={close} className={clsx('site-needs-scripts', styles.close)} />
      </section>
    )
  );
}
