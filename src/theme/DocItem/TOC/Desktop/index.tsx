// Change: after a click on a link it comes after the note's heading and lead. Wrapped.
import type {ReactNode} from 'react';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import AfterPaint from '@site/src/components/AfterPaint';

export default function DocItemTOCDesktop(): ReactNode {
  return (
    <AfterPaint>
      <TOCDesktop />
    </AfterPaint>
  );
}
