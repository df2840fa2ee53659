// Stock: shows neither a note's place on the map, reading time and date above the title, nor the notes that link to it below its text; for: readers of notes. Wrapped.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import AroundNote from '@site/src/components/AroundNote';
import NotePlace from '@site/src/components/NotePlace';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      <NotePlace />
      <Content {...props} />
      <AroundNote />
    </>
  );
}
