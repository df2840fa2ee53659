// Change: an item that fails is named here as it is in the bar; the menu is in the server's HTML and
// may meet the fault first.
import type {ReactNode} from 'react';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <ErrorCauseBoundary
          key={index}
          onError={(error) =>
            new Error(
              `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
              {cause: error},
            )
          }>
          <NavbarItem mobile {...item} onClick={() => shown && toggle()} />
        </ErrorCauseBoundary>
      ))}
    </ul>
  );
}
