// Stock: a second `banner` landmark; for: screen readers. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

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
