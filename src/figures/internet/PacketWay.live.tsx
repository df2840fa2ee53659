import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import styles from './live.module.css';
import {stepAtHome, tell, walk, WRAPPERS, type Deed, type Hop, type Trip} from './packetWay';

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

/** An underlined value would look like a link. */
const NEW = {fontWeight: 700, textDecoration: 'none'};

/** A value, with the one it has replaced struck through. */
function Value({was, now}: {was: string; now: string}): ReactNode {
  return was === now ? (
    now
  ) : (
    <>
      <del>{was}</del> <ins style={NEW}>{now}</ins>
    </>
  );
}

type HopProps = {
  hop: Hop;
  /** The same packet at the previous machine. */
  last: Hop;
};

/** What's written on each wrapper, from the outside in. */
function labelsOf({hop, last}: HopProps): ReactNode[] {
  const {deeds, source} = hop;
  const port = (end: string) => end.replace(/.*:/, '');
  const address = (end: string) => end.replace(/:.*/, '');
  const show = (read: (from: Hop) => string) => <Value was={read(last)} now={read(hop)} />;
  return [
    show((from) => from.frame),
    <>
      {show((from) => address(from.source))} → {show((from) => address(from.destination))}
      <br />
      hop limit {show((from) => String(from.hopLimit))}
    </>,
    <>
      port {show((from) => port(from.source))} → port {show((from) => port(from.destination))}
    </>,
    deeds[3] === 'leaves' ? 'unreadable' : 'the key is here',
    deeds[4] === 'leaves'
      ? 'unreadable'
      : source.endsWith(':443')
        ? 'the cake, piece 1'
        : 'GET /cake: send me the cake',
  ];
}

/** The wrappers from `depth` inwards, each inside the previous one. */
function Wrapped({hop, last, depth = 0}: HopProps & {depth?: number}): ReactNode {
  const deed = hop.deeds[depth]!;
  return (
    <div className={`${styles.wrapper} ${deed === 'leaves' ? '' : styles.touched}`}>
      <div className={styles.row}>
        <span>
          <strong>{WRAPPERS[depth]}</strong> {labelsOf({hop, last})[depth]}
        </span>
        <em>{MARKS[deed]}</em>
      </div>
      {depth + 1 < WRAPPERS.length && <Wrapped {...{hop, last}} depth={depth + 1} />}
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
      caption="“Next” takes the packet to the next machine, where you can see which wrappers are read and what is changed. A value that’s struck through has just been replaced."
      rules="“Follow” lets you choose another packet: a request from a tablet in the same home, using the same port, or the answer to that request. A real route has more routers like these."
      said={tell(hop)}
      outcomes={TRIPS.flatMap(({value}) => walk(value).map(tell))}
      controls={
        <>
          <Choice
            label="Follow"
            value={trip}
            onChange={(chosen) => {
              setTrip(chosen);
              setStep(step === 1 ? step : stepAtHome(chosen));
            }}
            options={TRIPS}
          />
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
          <li key={box}>
            <span aria-current={index + 1 === step ? 'step' : undefined}>{box}</span>
            {index + 1 < hops.length && ' →'}
          </li>
        ))}
      </ol>
      <Wrapped hop={hop} last={hops[step - 2] ?? hop} />
    </LiveFigure>
  );
}
