// Stock: passes nothing but a title to the link to the next note (PaginatorNavLink), and doesn't show the notes that link to this one; for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import AroundNote from '@site/src/components/AroundNote';
import {usePlace} from '@site/src/components/NotePlace';
import type {AddedFrontMatter} from '@site/src/notes/addedFrontMatter';

/** After the last note on the map. */
const ALL_NOTES = {title: 'All notes', permalink: '/docs'};

export default function DocItemPaginator(): ReactNode {
  const {previous, next, frontMatter} = useDoc().metadata;
  const description = (frontMatter as AddedFrontMatter).next_description;
  // An author can leave it out: `pagination_next: null`.
  const isLast = usePlace() && !next && frontMatter.pagination_next === undefined;
  const following = isLast ? ALL_NOTES : next;
  return (
    <>
      <DocPaginator
        className="margin-top--lg"
        previous={previous}
        // `DocPaginator` passes its props on to `PaginatorNavLink`.
        next={following && Object.assign({description}, following)}
      />
      <AroundNote />
    </>
  );
}
