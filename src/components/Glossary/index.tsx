import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import letters from '@generated/content-index/default/glossary.json';
import type {GlossaryEntry} from '@site/src/plugins/content-index/types';
import index from '@site/src/components/indexSection.module.css';
import styles from './styles.module.css';

const idOf = (letter: string) => `glossary-${letter.toLowerCase()}`;

function Entry({term, definition, explainedIn, symptom}: GlossaryEntry) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {definition}
        {explainedIn && (
          <>
            {' '}
            <Link to={explainedIn.to}>{explainedIn.title}</Link>
          </>
        )}
        {symptom && (
          <>
            {' '}
            <Link to={symptom.to}>What to do when you see it</Link>
          </>
        )}
      </dd>
    </>
  );
}

/** The notes' terms from A to Z, each with the section that explains it. */
export default function Glossary(): ReactNode {
  return (
    <section className={clsx(index.section, styles.glossary)}>
      <Heading as="h2" id="glossary">
        Glossary
      </Heading>
      <nav aria-label="Glossary, A to Z" className={styles.letters}>
        {letters.map(({letter}) => (
          <Link key={letter} to={`#${idOf(letter)}`}>
            {letter}
          </Link>
        ))}
      </nav>
      {letters.map(({letter, entries}) => (
        <Fragment key={letter}>
          <Heading as="h3" id={idOf(letter)}>
            {letter}
          </Heading>
          <dl>
            {entries.map((entry) => (
              <Entry key={entry.term} {...entry} />
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  );
}
