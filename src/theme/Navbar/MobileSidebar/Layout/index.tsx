// Change: one panel that scrolls, the page's own menu under the site's, instead of two that slide;
// both can be read and reached at once, and the first is there without scripts.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.layout)}>
      {header}
      <div
        className={clsx(
          ThemeClassNames.layout.navbar.mobileSidebar.panel,
          'menu',
          'thin-scrollbar',
          styles.panel,
        )}>
        {primaryMenu}
        {secondaryMenu}
      </div>
    </div>
  );
}
