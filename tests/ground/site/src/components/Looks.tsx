/** Classes that no server's HTML has and that no source text holds whole. */
import {useEffect, useState, type ReactNode} from 'react';
import {STATES} from './names';
import styles from './looks.module.css';

const kinds = ['x', 'round'];

function camel(first: string, second: string): string {
  return first + second[0]!.toUpperCase() + second.slice(1);
}

export default function Looks(): ReactNode {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  if (!isLive) {
    return <p>Not yet.</p>;
  }
  return (
    <>
      {kinds.map((kind) => (
        <p key={kind} className={`${kind}-look`}>
          {kind} first
        </p>
      ))}
      <p className={`look_${kinds[0]}`}>last</p>
      <p className={['joined', 'by', 'array'].join('-')}>joined</p>
      <p className={camel('camel', 'built')}>camel-built</p>
      <p className={`${'md'}:${'hidden-not'}`}>escaped</p>
      <p className={styles[`part${'One'}`]}>module, joined</p>
      <span className={`badge ${STATES.good}`}>named elsewhere</span>
      <p style={{animation: `${'script'}-only 1s paused`}}>keyframes, joined</p>
      <p style={{color: `var(--own-${['by', 'script'].join('-')})`}}>custom property, joined</p>
      <p>
        read: {getComputedStyle(document.documentElement).getPropertyValue(`--own-${'unread'}`)}
      </p>
      <p
        ref={(element) => {
          element?.classList.add('added-by-list');
          element?.setAttribute('data-own-state', 'on');
        }}>
        class list and attribute
      </p>
    </>
  );
}
