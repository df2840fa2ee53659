import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import symptoms from '@generated/content-index/default/symptoms.json';
import DottedLinks from '@site/src/components/DottedLinks';
import FoldOnPhone from '@site/src/components/FoldOnPhone';
import index from '@site/src/components/indexSection.module.css';
import {AFTER_MESSAGE, END_OF_WORDS} from '@site/src/notes/symptomTitles';
import type {IndexLink} from '@site/src/plugins/content-index/types';
import styles from './styles.module.css';

/** @param to The link to a note's Troubleshooting section */
const idOf = (to: string) => `troubleshooting-${/[^/]+(?=#)/.exec(to)![0].toLowerCase()}`;

/** Shows text between backticks as code, or, in a title, as a message on a screen. */
function withCode(title: string, Message: 'samp' | typeof Fragment = Fragment): ReactNode[] {
  return title.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Message key={index}>
        <code>{part}</code>
      </Message>
    ) : (
      part
    ),
  );
}

/** Splits a title as the note does (src/markdown/remarkSymptoms.ts). */
function splitTitle(title: string) {
  const message = /^`[^`]*`/.exec(title)?.[0];
  const after = message && AFTER_MESSAGE.exec(title.slice(message.length));
  if (after) {
    const others = title.slice(message.length + after[0].length);
    return {first: message, program: after.groups!.program, others, isMessage: true};
  }
  const end = title.search(END_OF_WORDS);
  return end < 0
    ? {first: title, isMessage: false}
    : {first: title.slice(0, end), others: title.slice(end + 2), isMessage: false};
}

function Symptom({title, to}: IndexLink) {
  const {first, program, others, isMessage} = splitTitle(title);
  return (
    <li>
      <Link to={to}>{withCode(first, isMessage ? 'samp' : undefined)}</Link>{' '}
      {program && <span className="program">{program}</span>}
      {others && <span className="wordings">{withCode(others.replaceAll('`, `', '` · `'))}</span>}
    </li>
  );
}

/** Messages are short enough for two columns. */
const COLUMNS = {
  padding: 0,
  columns: '24rem',
  columnGap: '3rem',
  fontSize: '0.9375rem',
  listStyle: 'none',
};

/** Links to the messages and symptoms in the notes' Troubleshooting sections, note by note. */
export default function SymptomIndex(): ReactNode {
  return (
    <section className={index.section}>
      <Heading as="h2" id="troubleshooting">
        Troubleshooting
      </Heading>
      <p>
        Search this page for the message on your screen: Ctrl + F, ⌘ + F on a Mac, or “Find in page”
        in a phone’s browser menu.
      </p>
      <nav aria-label="Troubleshooting, note by note">
        <p>
          <DottedLinks links={symptoms.map(({title, to}) => ({title, to: `#${idOf(to)}`}))} />
        </p>
      </nav>
      {symptoms.map(({title, to, symptoms: all}) => (
        <section key={to}>
          <Heading as="h3" id={idOf(to)}>
            <Link to={to}>{title}</Link>
          </Heading>
          <FoldOnPhone summary={`${all.length} messages and symptoms`}>
            <ul className={styles.symptoms} style={COLUMNS}>
              {all.map((symptom) => (
                <Symptom key={symptom.to} {...symptom} />
              ))}
            </ul>
          </FoldOnPhone>
        </section>
      ))}
    </section>
  );
}
