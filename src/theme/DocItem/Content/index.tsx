// Change: above the title stands the note's place on the map, its reading time and its date. Wrapped.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import NotePlace from '@site/src/components/NotePlace';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      <NotePlace />
      <Content {...props} />
    </>
  );
}
