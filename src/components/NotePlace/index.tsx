import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {makeDateFormat} from '@site/src/dates/dateFormat';
import {toNoteFrontMatter} from '@site/src/markdown/noteFrontMatter';
import styles from './styles.module.css';

type Place = {lineId: string; lineLabel: string; stop: number; stops: number};

function isCategory(item: PropSidebarItem): item is PropSidebarItemCategory {
  return item.type === 'category';
}

/** Where on which line the note stands, by its place in the sidebar. */
function findPlace(items: readonly PropSidebarItem[], docId: string): Place | undefined {
  for (const category of items.filter(isCategory)) {
    const docs = category.items.filter(
      (item): item is PropSidebarItemLink => item.type === 'link' && !item.unlisted,
    );
    const index = docs.findIndex((doc) => doc.docId === docId);
    if (index >= 0 && category.customProps?.line) {
      return {
        lineId: String(category.customProps.line),
        lineLabel: category.label,
        stop: index + 1,
        stops: docs.length,
      };
    }
    const place = findPlace(category.items, docId);
    if (place) {
      return place;
    }
  }
  return undefined;
}

const dateFormat = makeDateFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** “Internet · stop 3 of 7”, the reading time and the date of the last change. */
export default function NotePlace(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const sidebar = useDocsSidebar();
  const place = sidebar && findPlace(sidebar.items, metadata.id);
  const {reading_minutes: minutes} = toNoteFrontMatter(frontMatter);
  const changed = metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : undefined;
  return (
    <p className={styles.place} data-line={place?.lineId}>
      {place && (
        <span className={styles.line}>
          <span className={styles.stop} aria-hidden="true" />
          {`${place.lineLabel} · stop ${place.stop} of ${place.stops}`}
        </span>
      )}
      {minutes && <span>{`${minutes} min read`}</span>}
      {changed && (
        <span>
          Last changed{' '}
          <time dateTime={changed.toISOString().slice(0, 10)}>{dateFormat.format(changed)}</time>
        </span>
      )}
    </p>
  );
}
