import {createContext, use, useState, type ReactNode} from 'react';

const Given = createContext('nothing given');

export function Provider({children}: {children: ReactNode}): ReactNode {
  const [isOn, setIsOn] = useState(false);
  return (
    <Given value={isOn ? 'given: on' : 'given: off'}>
      <button type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        switch
      </button>{' '}
      {children}
    </Given>
  );
}

export function Reader(): ReactNode {
  return <span>{use(Given)}</span>;
}
