// Stock: hands the sidebar to the closed menu of every page, and sorts by a language's rules on the way; for: readers on phones, whose browser loads those rules while the page starts. Wrapped.
import type {ComponentProps, ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';

export default function DocSidebarMobileOnceShown(
  props: ComponentProps<typeof DocSidebarMobile>,
): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  return shown && <DocSidebarMobile {...props} />;
}
