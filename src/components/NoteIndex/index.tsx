import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import questions from '@generated/content-index/default/questions.json';
import FoldOnPhone from '@site/src/components/FoldOnPhone';
import LineMap from '@site/src/components/LineMap';
import styles from './styles.module.css';

function QuestionsOfNote({permalink}: {permalink: string}) {
  const links = questions[permalink] ?? [];
  return (
    links.length > 0 && (
      <FoldOnPhone summary={links.length === 1 ? '1 question' : `${links.length} questions`}>
        <ul className={styles.questions}>
          {links.map(({title, to}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    )
  );
}

/** Every written note, line by line, with the questions it answers as links. */
export default function NoteIndex(): ReactNode {
  return (
    <div className={styles.index}>
      <LineMap
        writtenOnly
        renderMore={({permalink}) => <QuestionsOfNote permalink={permalink} />}
      />
    </div>
  );
}
