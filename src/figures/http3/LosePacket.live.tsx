import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Range} from '@site/src/figures/kit/Live/kit';
import {
  FILES,
  PACKETS,
  VERSIONS,
  completeAt,
  countLate,
  delaysOf,
  type Order,
  type Version,
} from './losePacket';

/** In beats, for the scale. */
const LONGEST = 27;
const ROW_HEIGHT = 40;
const HEAD = 26;
/** In per cent of the drawing's width. */
const NAMES_WIDTH = 17;
const COLUMN = (100 - NAMES_WIDTH) / VERSIONS.length;

const count = (late: number) => (late === 0 ? 'none' : String(late));
const says = (lost: number) => PACKETS[lost - 1] ?? 'none';
/** Its packet number over HTTP/2 and HTTP/3. */
const placeOf = (lost: number, order: Order) =>
  order === 'files' ? lost : Math.ceil(lost / 2) + (lost % 2 ? 0 : FILES.length);

type ColumnProps = {version: Version; x: number; lost: number; order: Order};

/**
 * When each file is complete over one version: a solid bar for the time without the loss, a dashed one for
 * the wait.
 */
function Column({version, x, lost, order}: ColumnProps) {
  const usual = completeAt(version, 0, order);
  const delays = delaysOf(version, lost, order);
  const width = (beats: number) => (beats * (COLUMN - 3)) / LONGEST;
  return FILES.map((file, row) => {
    const y = HEAD + row * ROW_HEIGHT;
    const wait = delays[file]!;
    const end = width(usual[file]!);
    return (
      <g key={file} stroke="currentColor">
        <text x={`${x}%`} y={y + 14} stroke="none" fontWeight={wait ? 700 : undefined}>
          {wait ? `waits ${wait}` : 'on time'}
        </text>
        <rect
          x={`${x}%`}
          y={y + 20}
          width={`${end}%`}
          height="8"
          fill="var(--site-figure-accent)"
        />
        {wait > 0 && (
          <rect
            x={`${x + end}%`}
            y={y + 20}
            width={`${width(wait)}%`}
            height="8"
            strokeDasharray="3 2"
            fill="none"
          />
        )}
      </g>
    );
  });
}

export default function LosePacket(): ReactNode {
  const [lost, setLost] = useState(2);
  const [order, setOrder] = useState<Order>('turns');
  const late = VERSIONS.map((version) => `${version}: ${count(countLate(version, lost, order))}`);
  return (
    <LiveFigure
      title="Lose a packet"
      caption="Time runs to the right, one packet per beat. A solid bar ends where the file is complete if nothing is lost; a dashed bar shows how many beats longer it takes."
      rules="The lost packet arrives eight beats (one round trip) late, alongside the packet whose turn it is by then. A loss also slows the sender down in all three versions, but that’s left out here."
      said={
        lost === 0
          ? 'No packet is lost: all files are on time.'
          : `Lost: ${says(lost)} (packet ${placeOf(lost, order)} of ${PACKETS.length} over HTTP/2 and HTTP/3). Files that arrive late: ${late.join(', ')}.`
      }
      controls={
        <>
          <Range
            label="Lost packet"
            min={0}
            max={PACKETS.length}
            value={lost}
            onChange={setLost}
            says={says}
          />
          <Choice
            label="HTTP/2 and HTTP/3 send"
            value={order}
            onChange={setOrder}
            options={[
              {value: 'turns', label: 'a packet from each file in turn'},
              {value: 'files', label: 'one file after another'},
            ]}
          />
        </>
      }
      words={
        <>
          <p>
            This list says how many of the eight files are late because of the loss. HTTP/2 and
            HTTP/3 send a packet from each file in turn (“in turn”), or one file after another
            (“file by file”). The lost packet arrives eight packets late. Until then, HTTP/2 holds
            back everything that arrives, and a file is late if its part 2 is lost or held back.
            When packets are sent in turn, all the part 2s come after the eighth packet, so no file
            waits when the very first packet is lost.
          </p>
          <ul>
            {PACKETS.map((packet, index) => {
              const late = (version: Version, each: Order) =>
                `${version}: ${count(countLate(version, index + 1, each))}`;
              return (
                <li key={packet}>
                  {`Lost ${packet}. ${late('HTTP/1.1', 'turns')}. Sent in turn, ${late('HTTP/2', 'turns')}, ${late('HTTP/3', 'turns')}. File by file, ${late('HTTP/2', 'files')}, ${late('HTTP/3', 'files')}.`}
                </li>
              );
            })}
          </ul>
        </>
      }>
      <svg
        width="100%"
        height={HEAD + FILES.length * ROW_HEIGHT}
        fontSize="13"
        fill="currentColor"
        aria-hidden>
        {FILES.map((file, row) => (
          <text key={file} y={HEAD + row * ROW_HEIGHT + 14}>
            {file}
          </text>
        ))}
        {VERSIONS.map((version, index) => {
          const x = NAMES_WIDTH + index * COLUMN;
          return (
            <g key={version}>
              <text x={`${x}%`} y="14" fontWeight="700">
                {version}
              </text>
              <Column {...{version, x, lost, order}} />
            </g>
          );
        })}
      </svg>
    </LiveFigure>
  );
}
