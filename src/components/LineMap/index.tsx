import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import lines from '@generated/content-index/default/lines.json';
import type {MapLine, Stop} from '@site/src/plugins/content-index/types';
import styles from './styles.module.css';

function WrittenStop({stop, children}: {stop: Stop; children: ReactNode}) {
  return (
    <li className={styles.stop}>
      <Link to={stop.permalink} className={styles.title}>
        {stop.title}
      </Link>
      <span className={styles.time}>{stop.minutes}</span>
      <p className={styles.answer}>{stop.description}</p>
      {children}
    </li>
  );
}

function PlannedStop({title, isNext}: {title: string; isNext: boolean}) {
  return (
    <li className={clsx(styles.stop, styles.planned)}>
      <span className={styles.title}>{title}</span>
      <span className={styles.time}>{isNext ? 'up next' : 'planned'}</span>
    </li>
  );
}

function countStops({stops, planned}: MapLine, writtenOnly: boolean): string {
  const notes = stops.length === 1 ? '1 note' : `${stops.length} notes`;
  return [
    stops.length > 0 && notes,
    !writtenOnly && planned.length > 0 && `${planned.length} planned`,
  ]
    .filter(Boolean)
    .join(', ');
}

export type LineMapProps = {
  /**
   * The lines' headings, written in markdown with the ids `line-<id>`: only such headings are in a page's
   * table of contents. The map makes a heading for each line that has none.
   */
  children?: ReactNode;
  /** Leaves out lines and stops that are still to be written. */
  writtenOnly?: boolean;
  /** Goes below a written stop's answer. */
  renderMore?: (stop: Stop) => ReactNode;
};

/**
 * The map of the roadmap: every line with its stops. A written stop is a link with what it answers
 * and its reading time; a planned one is dashed and no link.
 */
export default function LineMap({
  children,
  writtenOnly = false,
  renderMore,
}: LineMapProps): ReactNode {
  const headings = Children.toArray(children).filter(
    isValidElement<{id?: string; className: string}>,
  );
  const shown = lines.filter((line) => !writtenOnly || line.stops.length > 0);
  const nextLine = lines.find((line) => line.planned.length > 0);
  const renderHeading = ({id, label}: MapLine) => {
    const heading = headings.find(({props}) => props.id === `line-${id}`);
    return heading ? (
      cloneElement(heading, {className: styles.label})
    ) : (
      <Heading as="h2" id={`line-${id}`} className={styles.label}>
        {label}
      </Heading>
    );
  };
  const sections = shown.map((line) => (
    <section key={line.id} data-line={line.id}>
      {renderHeading(line)} <span className={styles.count}>{countStops(line, writtenOnly)}</span>
      <ol className={styles.stops}>
        {line.stops.map((stop) => (
          <WrittenStop key={stop.permalink} stop={stop}>
            {renderMore?.(stop)}
          </WrittenStop>
        ))}
        {!writtenOnly &&
          line.planned.map((title, index) => (
            <PlannedStop key={title} title={title} isNext={line === nextLine && index === 0} />
          ))}
      </ol>
    </section>
  ));
  return (
    <div className={styles.map}>
      <div className={styles.columns}>
        <div className={styles.column}>{sections.slice(0, 1)}</div>
        <div className={styles.column}>{sections.slice(1)}</div>
      </div>
    </div>
  );
}
