import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import symptoms from '@generated/content-index/default/symptoms.json';
import FoldOnPhone from '@site/src/components/FoldOnPhone';
import styles from './styles.module.css';

/** Shows text between backticks as code. */
function withCode(title: string): ReactNode[] {
  return title
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** Links to the messages and symptoms in the notes' Troubleshooting sections, note by note. */
export default function SymptomIndex(): ReactNode {
  return (
    <section className={styles.index}>
      <Heading as="h2" id="troubleshooting">
        Troubleshooting
      </Heading>
      <p>Search this page for the message on your screen: Ctrl+F, or ⌘F on a Mac.</p>
      {symptoms.map(({title, to, symptoms: all}) => (
        <section key={to}>
          <Heading as="h3">
            <Link to={to}>{title}</Link>
          </Heading>
          <FoldOnPhone summary={`${all.length} messages and symptoms`}>
            <ul className={clsx('clean-list', styles.symptoms)}>
              {all.map((symptom) => (
                <li key={symptom.to}>
                  <Link to={symptom.to}>{withCode(symptom.title)}</Link>
                </li>
              ))}
            </ul>
          </FoldOnPhone>
        </section>
      ))}
    </section>
  );
}
