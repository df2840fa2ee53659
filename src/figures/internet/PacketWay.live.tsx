import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import styles from './live.module.css';
import {tell, walk, WRAPPERS, type Deed, type Hop, type Trip} from './packetWay';

const TRIPS: readonly {value: Trip; label: string}[] = [
  {value: 'laptop', label: 'the laptop’s request'},
  {value: 'tablet', label: 'the tablet’s request'},
  {value: 'answer', label: 'the answer to the tablet'},
];

const MARKS: Record<Deed, string> = {
  writes: 'written here',
  reads: 'read here',
  changes: 'read and changed',
  renews: 'read and replaced',
  leaves: 'not read here',
};

/** What's written on each wrapper, from the outside in. */
function labelsOf({frame, source, destination, hopLimit, deeds}: Hop): ReactNode[] {
  const port = (end: string) => end.replace(/.*:/, '');
  const address = (end: string) => end.replace(/:.*/, '');
  return [
    frame,
    <>
      {address(source)} → {address(destination)}
      <br />
      hop limit {hopLimit}
    </>,
    `port ${port(source)} → port ${port(destination)}`,
    deeds[3] === 'leaves' ? '?' : 'the key is here',
    deeds[4] === 'leaves'
      ? '?'
      : source.endsWith(':443')
        ? 'the cake, piece 1'
        : 'GET /cake: send me the cake',
  ];
}

/** The wrappers from a given one to the innermost, each inside the previous one. */
function Wrapped({hop, depth = 0}: {hop: Hop; depth?: number}): ReactNode {
  const deed = hop.deeds[depth]!;
  return (
    <div className={`${styles.wrapper} ${deed === 'leaves' ? '' : styles.touched}`}>
      <div className={styles.row}>
        <span>
          <strong>{WRAPPERS[depth]}</strong> {labelsOf(hop)[depth]}
        </span>
        <em>{MARKS[deed]}</em>
      </div>
      {depth + 1 < WRAPPERS.length && <Wrapped hop={hop} depth={depth + 1} />}
    </div>
  );
}

export default function PacketWay(): ReactNode {
  const [trip, setTrip] = useState<Trip>('laptop');
  const [step, setStep] = useState(1);
  const hops = walk(trip);
  const hop = hops[step - 1]!;
  return (
    <LiveFigure
      title="One packet, six machines"
      caption="“Next” takes the packet to the next machine, where you can see which wrappers are read and what is changed."
      rules="“Follow” lets you choose another packet: a request from a tablet in the same home, using the same port, or the answer to that request. A real route has more routers like these."
      said={tell(hop)}
      controls={
        <>
          <Choice label="Follow" value={trip} onChange={setTrip} options={TRIPS} />
          <Step label="The route" value={step} count={hops.length} onChange={setStep} />
        </>
      }
      words={TRIPS.map(({value, label}) => (
        <div key={value}>
          <p>{`What happens to ${label}:`}</p>
          <ol>
            {walk(value).map((each) => (
              <li key={each.box}>{tell(each)}</li>
            ))}
          </ol>
        </div>
      ))}>
      <ol className={styles.way}>
        {hops.map(({box}, index) => (
          <li key={box} aria-current={index + 1 === step ? 'step' : undefined}>
            {box}
          </li>
        ))}
      </ol>
      <Wrapped hop={hop} />
    </LiveFigure>
  );
}
