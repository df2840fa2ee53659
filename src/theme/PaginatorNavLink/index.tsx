// Stock: shows neither the question that the next note answers nor which line a linked note is on; for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import place from '@site/src/components/NotePlace/styles.module.css';

/** A stop's ring on the line, which is the link's border: filled for the previous note, empty for the next. */
const RING = {margin: '0 0.125rem 0 -1.625rem', background: 'var(--site-line)'};

const NEXT_RING = {...RING, background: 'var(--site-paper)'};

/** Looks like a stop's title on the map. */
const TITLE = {
  color: 'var(--site-ink)',
  fontWeight: 700,
  textDecoration: 'underline var(--site-line) 2px',
  textUnderlineOffset: '0.2em',
};

const NEXT_TITLE = {...TITLE, fontSize: '1.1em'};

const DESCRIPTION = {marginTop: '0.25rem', fontWeight: 400, lineHeight: 1.5};

export default function PaginatorNavLink({
  permalink,
  title,
  subLabel,
  isNext,
  description,
  line,
}: Props & {description?: string; line?: string}): ReactNode {
  return (
    <Link
      data-line={line}
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}>
      {subLabel && (
        <div className={clsx('pagination-nav__sublabel', place.line)}>
          <span className={place.stop} style={isNext ? NEXT_RING : RING} />
          {subLabel}
        </div>
      )}
      <div style={isNext ? NEXT_TITLE : TITLE}>{title}</div>
      {description && (
        <div className="pagination-nav__sublabel" style={DESCRIPTION}>
          {description}
        </div>
      )}
    </Link>
  );
}
