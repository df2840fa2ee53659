// Stock: shows a card for each line of the map, and no notes; for: readers who are looking for a note or a term. Wrapped.
import type {CSSProperties, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import GeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {keepServerList} from '@site/src/browser/keepServerList';
import index from '@site/src/components/indexSection.module.css';

const NoteIndex = await keepServerList(
  'note-index',
  () => import(/* webpackChunkName: 'note-index' */ '@site/src/components/NoteIndex'),
);
const SymptomIndex = await keepServerList(
  'symptom-index',
  () => import(/* webpackChunkName: 'symptom-index' */ '@site/src/components/SymptomIndex'),
);
const Glossary = await keepServerList(
  'glossary',
  () => import(/* webpackChunkName: 'glossary' */ '@site/src/components/Glossary'),
);

/** Aligns the page with a note's column. */
const COLUMN: CSSProperties = {width: '100%', paddingInline: '1rem'};

/** Stays in view, because the page is very long. */
const JUMP: CSSProperties = {
  position: 'sticky',
  top: '3.75rem', // The navbar's height.
  zIndex: 1,
  paddingBlock: '0.5rem',
  background: 'var(--site-paper)',
  boxShadow: '0 1px rgb(128 128 128 / 40%)',
};

function IndexOfAllNotes({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation} = categoryGeneratedIndex;
  return (
    <div className="row">
      <div className={index.page} style={COLUMN}>
        <PageMetadata title={title} description={description} />
        <DocBreadcrumbs />
        <header>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        <nav aria-label="On this page" className="margin-bottom--md" style={JUMP}>
          <Link to="#line-internet">Notes</Link> ·{' '}
          <Link to="#troubleshooting">Troubleshooting</Link> · <Link to="#glossary">Glossary</Link>
        </nav>
        <article>
          <NoteIndex />
          <SymptomIndex />
          <Glossary />
        </article>
        <footer className="margin-top--lg">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </div>
  );
}

/** The index at /docs. Other categories use the stock page. */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const isRoot = props.categoryGeneratedIndex.slug === '/';
  return isRoot ? <IndexOfAllNotes {...props} /> : <GeneratedIndexPage {...props} />;
}
