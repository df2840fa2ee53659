import type {ReactNode} from 'react';
import {toTypographic} from '../../markdown/typographic';
import {glossary} from '../../notes/glossary';
import Term, {type TermProps} from './index';

/** A term for `npm start`: a changed definition is on the page as soon as the glossary is saved. */
export default function LiveTerm(props: TermProps): ReactNode {
  const entry = glossary.find(({id}) => id === props.id);
  return (
    <Term
      {...props}
      definition={entry && toTypographic(entry.definition)}
      sourceLabel={entry && toTypographic(entry.source.label)}
      sourceUrl={entry?.source.url}
    />
  );
}
