import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import questions from '@generated/content-index/default/questions.json';
import FoldOnPhone from '@site/src/components/FoldOnPhone';
import LineMap from '@site/src/components/LineMap';
import type {IndexLink} from '@site/src/plugins/content-index/types';
import styles from './styles.module.css';

const ListOfLinks = ({links}: {links: IndexLink[]}) => (
  <ul className={clsx('clean-list', styles.questions)}>
    {links.map(({title, to}) => (
      <li key={to}>
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
);

function QuestionsOfNote({permalink}: {permalink: string}) {
  const [first = [], inDepth = []] = questions[permalink] ?? [];
  const count = first.length + inDepth.length;
  return (
    count > 0 && (
      <FoldOnPhone summary={count === 1 ? '1 question' : `${count} questions`}>
        <ListOfLinks links={first} />
        {inDepth.length > 0 && <p className={styles.half}>In depth</p>}
        <ListOfLinks links={inDepth} />
      </FoldOnPhone>
    )
  );
}

/** Every written note, line by line, with links to the questions it answers. */
export default function NoteIndex(): ReactNode {
  return (
    <LineMap writtenOnly renderMore={({permalink}) => <QuestionsOfNote permalink={permalink} />} />
  );
}
