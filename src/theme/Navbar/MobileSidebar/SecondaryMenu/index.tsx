// Change: no button back to the main menu, which stands above it in the same panel.
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  return <div>{useNavbarSecondaryMenu().content}</div>;
}
