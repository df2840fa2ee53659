import type {ReactNode} from 'react';

type Props = {children: ReactNode; colour: string};

export default function Highlight({children, colour}: Props): ReactNode {
  return <mark style={{backgroundColor: colour}}>{children}</mark>;
}
