// Stock: is a panel that only scripts can open and that doesn't trap focus; for: readers with a keyboard or a screen reader, and everyone before scripts run. Ejected.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useWindowSize} from '@docusaurus/theme-common';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import styles from './styles.module.css';

/** The menu button refers to the dialog by this id, even before scripts run. No heading id has a colon. */
export const MENU_ID = 'navbar:mobile-menu';

/** One scrolling panel: the site's menu, and below it the page's own, such as the notes' sidebar. */
function Menu({shown}: {shown: boolean}): ReactNode {
  const {content} = useNavbarSecondaryMenu();
  const close = translate({
    id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
    message: 'Close navigation bar',
  });
  return (
    <>
      <div className={styles.header}>
        <form method="dialog">
          <button type="submit" aria-label={close} className={clsx('clean-btn', styles.target)}>
            <IconClose width={18} height={18} />
          </button>
        </form>
        <NavbarLogo />
        <NavbarColorModeToggle />
      </div>
      <div className={clsx('menu', 'thin-scrollbar', styles.panel)}>
        <PrimaryMenu />
        {shown && <div className={styles.secondary}>{content}</div>}
      </div>
    </>
  );
}

/**
 * A modal dialog: the browser gives it focus, keeps focus inside and closes it on Escape. It's in the
 * server's HTML, and its button opens it with a command (https://mdn.io/Invoker_Commands_API).
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isDesktop = useWindowSize() === 'desktop';
  useLockBodyScroll(shown);

  useEffect(() => {
    const dialog = dialogRef.current!;
    if (!shown) {
      return undefined;
    }
    if (!dialog.open) {
      dialog.showModal();
    }
    return () => dialog.close();
  }, [shown]);

  useEffect(() => {
    // The button's command opened the dialog before scripts ran.
    if (dialogRef.current!.open) {
      toggle();
    }
  }, [toggle]);

  return (
    // The browser handles the keyboard. This click is on the backdrop, and keyboard users have the close
    // button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      id={MENU_ID}
      aria-label="Menu"
      className={styles.menu}
      onClose={() => shown && toggle()}
      onClick={({target, currentTarget}) => target === currentTarget && currentTarget.close()}>
      {!isDesktop && <Menu shown={shown} />}
    </dialog>
  );
}
