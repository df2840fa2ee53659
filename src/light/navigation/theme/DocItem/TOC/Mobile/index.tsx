// Change: stock renders it where it can't be seen, too; after a click on a link that costs the heading
// a twentieth of its time. Wrapped.
import type {ReactNode} from 'react';
import TOCMobile from '@theme-init/DocItem/TOC/Mobile';
import {DESKTOP, useMediaQuery} from '../../../../../../browser/useMediaQuery';

export default function DocItemTOCMobile(): ReactNode {
  return useMediaQuery(DESKTOP) ? null : <TOCMobile />;
}
