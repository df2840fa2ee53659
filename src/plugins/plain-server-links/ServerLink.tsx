import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

/**
 * A note's link as the theme's component writes it. Links of any other kind are left to the theme:
 * theirs may be broken, which only `Link` reports, or lead to another site.
 */
export default function ServerLink(props: Props) {
  const {item, activePath, level, tabIndex} = props;
  if (!item.docId) {
    return <DocSidebarItemLink {...props} />;
  }
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the links that `Link` makes. */}
      <a
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        tabIndex={tabIndex}
        href={item.href}>
        <span className={styles.linkLabel}>{item.label}</span>
      </a>
    </li>
  );
}
