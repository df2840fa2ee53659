// Stock: passes only titles to the previous and next links (PaginatorNavLink), and doesn't show the notes that link to this one; for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import AroundNote from '@site/src/components/AroundNote';
import {useFindPlace} from '@site/src/components/NotePlace';
import type {AddedFrontMatter} from '@site/src/notes/addedFrontMatter';

/** The next page after the last note on the map. */
const ALL_NOTES = {
  title: 'All notes',
  permalink: '/docs',
  description: 'The index of all questions, messages and terms.',
};

export default function DocItemPaginator(): ReactNode {
  const {previous, next, permalink, frontMatter} = useDoc().metadata;
  const findPlace = useFindPlace();
  const description = (frontMatter as AddedFrontMatter).next_description;
  // An author can leave out the link: `pagination_next: null`.
  const isLast = findPlace(permalink) && !next && frontMatter.pagination_next === undefined;
  const following = isLast ? ALL_NOTES : next;
  const lineOf = (neighbour: {permalink: string}) => findPlace(neighbour.permalink)?.lineId;
  return (
    <>
      <DocPaginator
        className="margin-top--lg"
        // `DocPaginator` passes its props on to `PaginatorNavLink`.
        previous={previous && Object.assign({line: lineOf(previous)}, previous)}
        next={following && Object.assign({description, line: lineOf(following)}, following)}
      />
      <AroundNote />
    </>
  );
}
