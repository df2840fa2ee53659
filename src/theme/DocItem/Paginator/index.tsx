// Stock: passes nothing but a title to the link to the next note (PaginatorNavLink), and doesn't show the notes that link to this one; for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import AroundNote from '@site/src/components/AroundNote';
import type {AddedFrontMatter} from '@site/src/notes/addedFrontMatter';

/** After the last note. */
const ALL_NOTES = {title: 'All notes', permalink: '/docs'};

export default function DocItemPaginator(): ReactNode {
  const {previous, next, frontMatter} = useDoc().metadata;
  const description = (frontMatter as AddedFrontMatter).next_description;
  return (
    <>
      <DocPaginator
        className="docusaurus-mt-lg"
        previous={previous}
        // `DocPaginator` passes its props on to `PaginatorNavLink`.
        next={Object.assign({description}, next ?? ALL_NOTES)}
      />
      <AroundNote />
    </>
  );
}
