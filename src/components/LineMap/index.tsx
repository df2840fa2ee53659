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
   * Line headings written in Markdown, with ids `line-<id>`, because only Markdown headings appear in a
   * page's table of contents. The map adds a heading to any line without one.
   */
  children?: ReactNode;
  /** The level of the headings that the map adds. */
  headingLevel?: 'h2' | 'h3';
  /** Leaves out unwritten lines and stops. */
  writtenOnly?: boolean;
  /** Rendered below a written stop's answer. */
  renderMore?: (stop: Stop) => ReactNode;
  /** Rendered below the lines in the second column, which has room for it. */
  below?: ReactNode;
};

/**
 * The map of the roadmap: every line with its stops. Written stops are links with their answers and
 * reading times; planned ones are dashed rings without links.
 */
export default function LineMap({
  children,
  headingLevel = 'h2',
  writtenOnly = false,
  renderMore,
  below,
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
      <Heading as={headingLevel} id={`line-${id}`} className={styles.label}>
        {label}
      </Heading>
    );
  };
  const sections = shown.map((line) => (
    <section key={line.id} data-line={line.id}>
      {renderHeading(line)} <span className={styles.count}>{countStops(line, writtenOnly)}</span>
      <ol className={clsx('clean-list', styles.stops)}>
        {line.stops.map((stop) => (
          <WrittenStop key={stop.permalink} stop={stop}>
            {renderMore?.(stop)}
          </WrittenStop>
        ))}
      </ol>
      {!writtenOnly && line.planned.length > 0 && (
        <ol className={clsx('clean-list', styles.planned)}>
          {line.planned.map((title, index) => (
            <li key={title}>
              {title}
              {line === nextLine && index === 0 && <b> up next</b>}
            </li>
          ))}
        </ol>
      )}
    </section>
  ));
  return (
    <div className={styles.map}>
      <div className={writtenOnly ? styles.column : styles.columns}>
        <div className={styles.column}>{sections.slice(0, 1)}</div>
        <div className={styles.column}>
          {sections.slice(1)}
          {below}
        </div>
      </div>
    </div>
  );
}
