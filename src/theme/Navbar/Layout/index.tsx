// Change: the bar is a `header` landmark with the navigation in it; stock makes the whole bar a
// `nav`, so no page has a banner. The mobile menu is a modal dialog and brings its own backdrop.
import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import styles from './styles.module.css';
import customStyles from './custom.module.css';

type HeaderProps = {children: ReactNode; className?: string; ref?: Ref<HTMLElement>};

function Header({children, className, ref}: HeaderProps) {
  const {style} = useThemeConfig().navbar;
  return (
    <header
      ref={ref}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        className,
        {
          'navbar--dark': style === 'dark',
          'navbar--primary': style === 'primary',
        },
      )}>
      <nav
        className={customStyles.navigation}
        aria-label={translate({
          id: 'theme.NavBar.navAriaLabel',
          message: 'Main',
          description: 'The ARIA label for the main navigation',
        })}>
        {children}
      </nav>
      <NavbarMobileSidebar />
    </header>
  );
}

/** Apart, because the hook makes the browser lay out the page at each render, hidden or not. */
function HideableHeader({children}: HeaderProps) {
  const {navbarRef, isNavbarVisible} = useHideableNavbar(true);
  return (
    <Header
      ref={navbarRef}
      className={clsx(
        styles.navbarHideable,
        customStyles.navbarHideable,
        !isNavbarVisible && styles.navbarHidden,
      )}>
      {children}
    </Header>
  );
}

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  return hideOnScroll ? <HideableHeader>{children}</HideableHeader> : <Header>{children}</Header>;
}
