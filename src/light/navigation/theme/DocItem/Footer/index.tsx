// Change: after a click on a link it comes after the note's heading and lead. Wrapped.
import type {ReactNode} from 'react';
import Footer from '@theme-init/DocItem/Footer';
import AfterPaint from '../../../AfterPaint';

export default function DocItemFooter(): ReactNode {
  return (
    <AfterPaint>
      <Footer />
    </AfterPaint>
  );
}
