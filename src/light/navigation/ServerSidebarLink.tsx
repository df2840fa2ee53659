import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css';
import DocSidebarItemLink from '@theme-init/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

/** An address that the router leaves as it is written. */
const PLAIN = /^\/(?!\/)[\w./-]*$/;

/** The props that decide how the theme renders a link; with any other, it does. */
const KNOWN_PROPS = new Set(['item', 'activePath', 'level', 'index', 'onItemClick', 'tabIndex']);

/** What stands in the list's entry, and the address that it links to. */
type Made = {html: string; address: string};

/** By a link, and then by its `tabIndex`. Nothing where the theme has to render it. */
const allMade = new WeakMap<Props['item'], Map<number | undefined, Made | undefined>>();

function make({item, tabIndex}: Props, {baseUrl, trailingSlash, future}: DocusaurusConfig) {
  const address = applyTrailingSlash(item.href, {baseUrl, trailingSlash});
  const isPlain =
    address.startsWith(baseUrl) && PLAIN.test(address) && future.experimental_router !== 'hash';
  if (!isPlain) {
    return undefined;
  }
  const html = renderToStaticMarkup(
    // What stock's <Link> comes to.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className="menu__link" tabIndex={tabIndex} href={address}>
      <span className={styles.linkLabel}>{item.label}</span>
    </a>,
  );
  return {html, address};
}

function getMade(props: Props, siteConfig: DocusaurusConfig): Made | undefined {
  const {item, tabIndex} = props;
  const ofItem = allMade.get(item) ?? new Map<number | undefined, Made | undefined>();
  if (!ofItem.has(tabIndex)) {
    allMade.set(item, ofItem.set(tabIndex, make(props, siteConfig)));
  }
  return ofItem.get(tabIndex);
}

/**
 * Stands on the server for the theme's link of the sidebar, and gives the same HTML: a link that does
 * not lead to the page itself, and whose address is plain, is made once and put into every page, where
 * React would go through half a dozen components for it each time. All others are the theme's.
 */
export default function ServerSidebarLink(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {collectLink} = useBrokenLinks();
  const {item, activePath, level} = props;
  const made =
    !isActiveSidebarItem(item, activePath) &&
    Object.keys(props).every((name) => KNOWN_PROPS.has(name)) &&
    getMade(props, siteConfig);
  if (!made) {
    return <DocSidebarItemLink {...props} />;
  }
  collectLink(made.address);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
      dangerouslySetInnerHTML={{__html: made.html}}
    />
  );
}
