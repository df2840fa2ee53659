// Change: stock renders it where it can't be seen, too; after a click on a link that costs the heading
// a twentieth of its time. Wrapped.
import type {ReactNode} from 'react';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {useMediaQuery} from '@site/src/hooks/useMediaQuery';

/** Where the theme's stylesheet hides it and shows the contents beside the note. */
const HAS_SIDE_CONTENTS = '(min-width: 997px)';

export default function DocItemTOCMobile(): ReactNode {
  return useMediaQuery(HAS_SIDE_CONTENTS) ? null : <TOCMobile />;
}
