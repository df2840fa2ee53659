// Stock: gives the next note's title but not the question it answers; for: readers of notes. Ejected.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';

export default function PaginatorNavLink({
  permalink,
  title,
  subLabel,
  isNext,
  description,
}: Props & {description?: string}): ReactNode {
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}>
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
      {description && <div className="pagination-nav__sublabel">{description}</div>}
    </Link>
  );
}
