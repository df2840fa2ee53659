// Change: after a click on a link it comes after the note's heading and lead. Wrapped.
import type {ReactNode} from 'react';
import Paginator from '@theme-init/DocItem/Paginator';
import AfterPaint from '../../../AfterPaint';

export default function DocItemPaginator(): ReactNode {
  return (
    <AfterPaint>
      <Paginator />
    </AfterPaint>
  );
}
