// Change: a modal dialog instead of a panel: it takes the focus, keeps it, closes on Escape and gives
// the focus back, all by the browser. It is in the server's HTML, so that the menu button can open it
// before scripts run (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API).
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useLockBodyScroll, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {DESKTOP, useMediaQuery} from '@site/src/browser/useMediaQuery';
import {MOBILE_MENU_ID} from './menuId';
import styles from './styles.module.css';

/** Keeps the dialog as the context says, and the context as the browser and the address say. */
function useMenuDialog() {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const shownRef = useRef(shown);
  const hasMounted = useRef(false);

  useEffect(() => {
    const dialog = dialogRef.current;
    const wasOpenedWithoutScripts = !hasMounted.current && dialog?.open;
    hasMounted.current = true;
    shownRef.current = shown;
    if (wasOpenedWithoutScripts) {
      toggle();
    } else if (shown && !dialog?.open) {
      dialog?.showModal();
    } else if (!shown && dialog?.open) {
      dialog.close();
    }
  }, [shown, toggle]);

  useEffect(() => {
    if (shownRef.current) {
      toggle();
    }
  }, [pathname, toggle]);

  return {dialogRef, shown, toggle};
}

export default function NavbarMobileSidebar(): ReactNode {
  const {disabled} = useNavbarMobileSidebar();
  const {dialogRef, shown, toggle} = useMenuDialog();
  const isDesktop = useMediaQuery(DESKTOP);
  useLockBodyScroll(shown);

  if (disabled) {
    return null;
  }

  return (
    // The browser closes it by key; the click is on the backdrop, which the close button covers for keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      id={MOBILE_MENU_ID}
      aria-label="Menu"
      className={styles.menu}
      onClose={() => shown && toggle()}
      onClick={(event) => {
        if (event.target === event.currentTarget) {
          event.currentTarget.close();
        }
      }}>
      {/* Where no button opens it, its links would render for each new page all the same. */}
      {!isDesktop && (
        <NavbarMobileSidebarLayout
          header={<NavbarMobileSidebarHeader />}
          primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
          secondaryMenu={shown ? <NavbarMobileSidebarSecondaryMenu /> : null}
        />
      )}
    </dialog>
  );
}
