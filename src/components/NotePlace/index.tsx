import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {makeDateFormat} from 'docusaurus-light/dateFormat';
import {describeMinutes} from '@site/src/notes/addedFrontMatter';
import {onceForEach} from '@site/src/notes/onceForEach';
import {describeStop, findPlaces, type Place} from '@site/src/notes/places';
import styles from './styles.module.css';

const dateFormat = makeDateFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Cached, because several components need places on every page. */
const findPlacesOnce = onceForEach((items: Parameters<typeof findPlaces>[0]) => findPlaces(items));

/** @returns a function that looks up a note's place on the map by path */
export function useFindPlace(): (path?: string) => Place | undefined {
  const items = useDocsSidebar()?.items;
  return (path = '') => items && findPlacesOnce(items).get(path);
}

/** The note's place on the map, if it has one. */
export const usePlace = (): Place | undefined => useFindPlace()(useDoc().metadata.permalink);

/**
 * If the three parts don't fit on one line, the place fills the first, and the reading time and the date
 * share the next. If they fit, the width is negative, so it has no effect.
 */
const FIRST = {minWidth: 'min(100%, (38rem - 100%) * 999)'};

/** Room for the date, so that it doesn't wrap to the next line as it arrives. */
const DATED = {minWidth: '6.5em'};

/** “Internet · stop 3 of 7”, the reading time and the date of the last update. */
export default function NotePlace(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const place = usePlace();
  const changed = metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : undefined;
  return (
    <div className={styles.place}>
      {place && (
        <p className={styles.line} style={FIRST}>
          <span className={styles.stop} aria-hidden="true" />
          <span>
            <Link to={`/docs#line-${place.lineId}`}>{place.line}</Link>
            {` · ${describeStop(place)}`}
          </span>
        </p>
      )}
      <p>{describeMinutes(frontMatter)}</p>
      {changed && (
        <p style={DATED}>
          <span className="site-sr-only">Updated </span>
          <time dateTime={changed.toISOString().slice(0, 10)}>{dateFormat.format(changed)}</time>
        </p>
      )}
    </div>
  );
}
