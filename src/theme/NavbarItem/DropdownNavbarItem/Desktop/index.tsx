// Change: a real button that says when a mouse has opened the menu too, and Escape closes the menu and
// gives the focus back; stock's is a link to `#` that Escape leaves open. It does without Infima's
// `navbar__link`, which lets no press through to anything but a link. Where the menu's name is itself a
// link (`to`), as that of docs versions, it stays one, and the button stands beside it; stock's link
// opens the menu by Enter instead of leading anywhere.
import {useEffect, useId, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** `hovered` lasts as long as a mouse is over it, `pressed` until another press or Escape. */
type DropdownState = 'closed' | 'hovered' | 'pressed';

/** Until the menu is first used, CSS opens it by hover, as it does without scripts. */
function useDropdown() {
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<DropdownState>();

  useEffect(() => {
    const close = (event: Event) => {
      const isInside = containerRef.current?.contains(event.target as Node);
      const isEscape = (event as KeyboardEvent).key === 'Escape';
      if (isEscape && isInside) {
        buttonRef.current?.focus();
      }
      if (isEscape || !isInside) {
        setState((before) => before && 'closed');
      }
    };
    const events = ['mousedown', 'touchstart', 'focusin', 'keydown'];
    events.forEach((name) => document.addEventListener(name, close));
    return () => events.forEach((name) => document.removeEventListener(name, close));
  }, []);

  return {containerRef, buttonRef, state, setState};
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  'aria-label': ariaLabel,
  ...link
}: Props): ReactNode {
  const {containerRef, buttonRef, state, setState} = useDropdown();
  const menuId = useId();
  const linkId = link.to && `${menuId}link`;
  const isOpen = state === 'hovered' || state === 'pressed';

  /** Has a mouse that comes or leaves change what another one left; a finger only presses. */
  const onMouse = (from: DropdownState, to: DropdownState) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      setState((before = 'closed') => (before === from ? to : before));
    }
  };

  return (
    <div
      ref={containerRef}
      onPointerEnter={onMouse('closed', 'hovered')}
      onPointerLeave={onMouse('hovered', 'closed')}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !state,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}>
      {linkId && (
        // In an element of its own: Infima gives a dropdown's link a caret, which is the button here.
        <span>
          <NavbarNavLink
            {...link}
            id={linkId}
            label={label}
            className={clsx('navbar__link', className)}
          />
        </span>
      )}
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={ariaLabel}
        aria-labelledby={linkId}
        className={clsx('clean-btn', styles.button, className)}
        onClick={() => setState(state === 'pressed' ? 'closed' : 'pressed')}>
        {!linkId && label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
