// Change: names the dialog it opens, which makes it work before scripts run. Once they run they open it,
// and say whether it is open: HTML has no `aria-expanded` beside a command, where the browser says it.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {MOBILE_MENU_ID} from '../menuId';
import styles from './styles.module.css';

/** HTML's own attributes, https://html.spec.whatwg.org/#attr-button-command; React's types lack them. */
const opensMenu = {command: 'show-modal', commandfor: MOBILE_MENU_ID};

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  const isBrowser = useIsBrowser();
  return (
    <button
      {...(isBrowser ? {'aria-expanded': shown} : opensMenu)}
      onClick={(event) => {
        // Until the command is taken away the browser would carry it out too.
        event.preventDefault();
        toggle();
      }}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      className={`navbar__toggle clean-btn ${styles.toggle}`}
      type="button">
      <IconMenu />
    </button>
  );
}
