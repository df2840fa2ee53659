// Change: lists the notes line by line with the questions they answer, and the glossary; stock shows one
// card per category.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import keptPart from '@site/src/components/KeptPart';

const NoteIndex = keptPart(
  'note-index',
  () => import(/* webpackChunkName: 'note-index' */ '@site/src/components/NoteIndex'),
);
const Glossary = keptPart(
  'glossary',
  () => import(/* webpackChunkName: 'glossary' */ '@site/src/components/Glossary'),
);

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, image, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        keywords={keywords}
        image={useBaseUrl(image)}
      />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <header>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
      </header>
      <article>
        <NoteIndex />
        <Glossary />
      </article>
      <footer className="margin-top--lg">
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
    </>
  );
}
