// Stock: doesn't show a note's place on the map, reading time and date above the title; for: readers of notes. Wrapped.
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
