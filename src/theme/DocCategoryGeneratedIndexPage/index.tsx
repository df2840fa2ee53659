// Change: lists the notes line by line with what each answers; stock shows one card per category.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import LineMap from '@site/src/components/LineMap';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <header>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
      </header>
      <article>
        <LineMap writtenOnly />
      </article>
      <footer className="margin-top--lg">
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
    </>
  );
}
