import type {ReactNode} from 'react';
import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';

function Question({title, children}: {title?: ReactNode; children: ReactNode}): ReactNode {
  return (
    <div className="own-question">
      <h5>{title}</h5>
      <div>{children}</div>
    </div>
  );
}

export default {...DefaultAdmonitionTypes, question: Question};
