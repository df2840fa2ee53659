// Change: a real button, and Escape closes the menu and gives the focus back; stock's is a link to
// `#` that Escape leaves open.
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** Open or closed; a press or a focus outside of `container` closes. */
function useDropdown() {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (!containerRef.current?.contains(event.target as Node)) {
        setIsOpen(false);
      }
    };
    const events = ['mousedown', 'touchstart', 'focusin'];
    events.forEach((name) => document.addEventListener(name, closeFromOutside));
    return () => events.forEach((name) => document.removeEventListener(name, closeFromOutside));
  }, []);

  return {containerRef, isOpen, setIsOpen};
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const {containerRef, isOpen, setIsOpen} = useDropdown();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      buttonRef.current?.focus();
    }
  };

  return (
    // It only listens to what bubbles from the button and the links in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={containerRef}
      onKeyDown={closeOnEscape}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}>
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        className={clsx('navbar__link', 'clean-btn', styles.button, className)}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
        {label}
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
