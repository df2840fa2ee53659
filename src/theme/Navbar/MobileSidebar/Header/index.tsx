// Change: the close button closes the dialog without scripts too, and is first in the Tab order.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

function CloseButton() {
  return (
    <form method="dialog">
      <button
        type="submit"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
        className={`clean-btn ${styles.close}`}>
        <IconClose width={18} height={18} color="currentColor" />
      </button>
    </form>
  );
}

export default function NavbarMobileSidebarHeader(): ReactNode {
  return (
    <div className={styles.header}>
      <CloseButton />
      <NavbarLogo />
      <NavbarColorModeToggle />
    </div>
  );
}
