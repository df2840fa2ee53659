// Stock: hands nothing but a title to the link to the next note (PaginatorNavLink); for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type {AddedFrontMatter} from '@site/src/notes/addedFrontMatter';

export default function DocItemPaginator(): ReactNode {
  const {previous, next, frontMatter} = useDoc().metadata;
  const description = (frontMatter as AddedFrontMatter).next_description;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={previous}
      // `DocPaginator` hands on what it is given to `PaginatorNavLink`.
      next={next && Object.assign({description}, next)}
    />
  );
}
