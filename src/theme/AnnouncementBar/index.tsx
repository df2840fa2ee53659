// Change: a labelled region; stock makes it a second `banner`. Hidden before the first paint only
// while the words that were dismissed are still the words (see `hideDismissedAnnouncement` in the
// configuration); stock hides a new announcement until the second page. Does not render for a new page.
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar!;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.announcementBar)}
      style={
        backgroundColor || textColor
          ? {backgroundColor: backgroundColor, color: textColor}
          : undefined
      }
      aria-label="Announcement">
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.close} />}
    </section>
  );
}

export default memo(AnnouncementBar);
