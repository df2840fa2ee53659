import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

type DottedLinksProps = {links: readonly {title: string; to: string}[]};

/** Links in running text, with dots between them. */
export default function DottedLinks({links}: DottedLinksProps): ReactNode {
  return links.map(({title, to}, index) => (
    <Fragment key={to}>
      {index > 0 && '\u00a0· '}
      <Link to={to}>{title}</Link>
    </Fragment>
  ));
}
