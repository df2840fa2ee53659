import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import map from '@site/src/components/LineMap/styles.module.css';
import {NOTES} from '@site/src/notes/files';
import styles from './styles.module.css';

/** What happens, a question it raises, and the note that answers it. */
const STAGES = [
  ['The address you type', 'Which part says whose site it is?', 'Internet/0-4-Domain-Name'],
  [
    'From the name to an IP address',
    'Who is asked, and how long is the answer kept?',
    'Internet/0-6-DNS',
  ],
  [
    'Packets to the server',
    'Why can a fast line feel slow?',
    'Internet/0-1-How-does-the-Internet-Work',
  ],
  ['A secure connection', 'How many round trips does it take?', 'Internet/0-3-Why-Http3'],
  ['The request to the server', 'When can the browser skip it?', 'Internet/0-2-What-is-http'],
  ['The server behind the answer', 'Who keeps it running?', 'Internet/0-5-Web-Hosting'],
  ['The document', 'What happens when it has mistakes?', 'HTML/1-1-What-is-Html'],
  ['Pixels on the screen', 'What makes a page freeze?', 'Internet/0-7-How-Browsers-Work'],
] as const;

const ADDRESS: CSSProperties = {
  padding: '0.25rem 1rem',
  border: '1px solid var(--site-line)',
  borderRadius: '1.4rem',
  background: 'var(--site-card)',
};

/** One page load from address to pixels, as stops on a line; each is a link to the note that explains it. */
export default function OnePageLoad(): ReactNode {
  return (
    <div className={styles.load}>
      <p>
        <code style={ADDRESS}>
          https://<b>www.example.test</b>/
        </code>
      </p>
      <ol className={clsx('clean-list', styles.stages)}>
        {STAGES.map(([stage, question, note]) => (
          <li
            key={stage}
            className={map.stop}
            data-line={note.startsWith('HTML') ? 'html' : 'internet'}>
            <Link to={`/${NOTES}/${note}`} className={map.title}>
              {stage}
            </Link>
            <p className={map.answer}>{question}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
