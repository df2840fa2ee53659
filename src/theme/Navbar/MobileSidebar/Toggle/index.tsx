// Stock: needs scripts to open the menu; for: everyone, before scripts run. Ejected.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {MENU_ID} from '..';
import styles from '../styles.module.css';

/** HTML attributes (https://html.spec.whatwg.org/#attr-button-command) that React's types lack. */
const opensMenu = {command: 'show-modal', commandfor: MENU_ID};

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  const isBrowser = useIsBrowser();
  return (
    <button
      // Never both: with a command, the browser announces whether the menu is open.
      {...(isBrowser ? {'aria-expanded': shown} : opensMenu)}
      onClick={(event) => {
        // Otherwise, the browser would also run the command if it hasn't been removed yet.
        event.preventDefault();
        toggle();
      }}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      className={`navbar__toggle clean-btn ${styles.target}`}
      type="button">
      <IconMenu />
    </button>
  );
}
