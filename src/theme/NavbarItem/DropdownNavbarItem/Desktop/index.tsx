// Stock: opens on hover and then covers the page until the pointer leaves (WCAG 1.4.13), and is a link to `#`; for: readers with a keyboard, a magnifier or a screen reader. Ejected.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/**
 * A popover: the browser opens it, announces its state, and closes it on Escape or a click outside,
 * without scripts.
 */
export default function DropdownNavbarItemDesktop({
  items,
  className,
  label,
  'aria-label': ariaLabel,
}: Props): ReactNode {
  const menuId = useId();
  return (
    <div className={clsx('navbar__item', styles.item)}>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={ariaLabel}
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}>
        {label}
      </button>
      <ul id={menuId} popover="auto" className={styles.menu}>
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
