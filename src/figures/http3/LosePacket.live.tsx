import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Range} from '@site/src/figures/kit/Live/kit';
import {
  PACKETS,
  VERSIONS,
  arrivalsOver,
  countLate,
  placeOf,
  type Order,
  type Version,
} from './losePacket';

/** What decides which files wait. */
const WAYS: Record<Version, string> = {
  'HTTP/1.1': 'six connections, eight files',
  'HTTP/2': 'one queue for all files',
  'HTTP/3': 'a queue for each file',
};
const COUNT = PACKETS.turns.length;
/** The longest load, in beats: over HTTP/1.1, with the last file's last packet lost. */
const LONGEST = 26;
const HEAD = 20;
const ROW = 17;
const CELL = 12;
const BLOCK = HEAD + (ROW * COUNT) / 2 + 12;
/** Percentages of the drawing's width. The names are on the left; the wait is after the bar. */
const LEFT = 15;
const BEAT = 65 / LONGEST;

/** Where a beat's cell begins, in per cent. */
const startOf = (beat: number) => LEFT + (beat - 1) * BEAT;
const count = (late: number) => (late === 0 ? 'none' : String(late));

type RowProps = ReturnType<typeof arrivalsOver>[number] & {y: number};

/** A file's bar of one cell per beat, with its packets, and a cross where the lost one was due. */
function Row({file, packets, lostAt, usual, wait, y}: RowProps) {
  const middle = y + CELL / 2;
  return (
    <g stroke="currentColor" strokeWidth="0.75">
      <text y={y + 11} stroke="none">
        {file}
      </text>
      {Array.from({length: usual + wait}, (_, index) => {
        const beat = index + 1;
        const isPacket = packets.includes(beat);
        return (
          <rect
            key={beat}
            x={`${startOf(beat)}%`}
            y={y}
            width={`${BEAT}%`}
            height={CELL}
            fill={isPacket ? 'var(--site-figure-accent)' : 'none'}
            strokeDasharray={beat > usual && !isPacket ? '2 2' : undefined}
          />
        );
      })}
      {lostAt && (
        <g strokeWidth="2">
          {[y, y + CELL].map((from) => (
            <line
              key={from}
              x1={`${startOf(lostAt)}%`}
              x2={`${startOf(lostAt + 1)}%`}
              y1={from}
              y2={2 * middle - from}
            />
          ))}
          <line
            x1={`${startOf(lostAt + 1)}%`}
            x2={`${startOf(Math.max(...packets))}%`}
            y1={middle}
            y2={middle}
            strokeWidth="1.5"
            markerEnd="url(#http3:lose-packet)"
          />
        </g>
      )}
      <text
        x={`${startOf(usual + wait + 1)}%`}
        dx="8"
        y={y + 11}
        stroke="none"
        fontWeight={wait ? 700 : undefined}>
        {wait ? `waits ${wait}` : 'on time'}
      </text>
    </g>
  );
}

export default function LosePacket(): ReactNode {
  const [lost, setLost] = useState<string | undefined>('style, part 2');
  const [order, setOrder] = useState<Order>('turns');
  const place = placeOf(lost, order);
  const late = VERSIONS.map((version) => `${version}: ${count(countLate(version, lost, order))}`);
  return (
    <LiveFigure
      title="Lose a packet"
      caption="Time runs to the right, and each cell is a beat, the time for one packet. A file’s two packets are filled, and its bar ends when both can be used."
      isSaidFirst
      rules="The lost packet was due at the cross and arrives at the arrow, eight beats (one round trip) late, alongside the packet due then. “Waits 8” means that the loss has added eight beats; beats without a packet are dashed. Over HTTP/1.1, shop and map wait until one of the six connections is free. Usually the style sheet’s connection is free first, so if one of its packets is lost, shop and map are late too. A loss also slows the sender down in all three versions, but that’s left out here."
      said={
        lost === undefined
          ? 'No packet is lost: all files are on time.'
          : `Lost: ${lost} (packet ${place} of ${COUNT} over HTTP/2 and HTTP/3). Delayed files over ${late.join(', ')}.`
      }
      controls={
        <>
          <Choice
            label="HTTP/2 and HTTP/3 send"
            value={order}
            onChange={setOrder}
            options={[
              {value: 'turns', label: 'a packet from each file in turn'},
              {value: 'files', label: 'one file after another'},
            ]}
          />
          <Range
            label="Lost"
            min={0}
            max={COUNT}
            value={place}
            onChange={(value) => setLost(PACKETS[order][value - 1])}
            says={(value) =>
              value === 0 ? 'none' : `packet ${value} of ${COUNT} (${PACKETS[order][value - 1]})`
            }
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
            {PACKETS.turns.map((packet) => {
              const late = (version: Version, each: Order) =>
                `${version}: ${count(countLate(version, packet, each))}`;
              const sent = (each: Order) =>
                `as packet ${placeOf(packet, each)}, ${late('HTTP/2', each)}, ${late('HTTP/3', each)}`;
              return (
                <li key={packet}>
                  {`Lost: ${packet}. ${late('HTTP/1.1', 'turns')}. Sent in turn, ${sent('turns')}. File by file, ${sent('files')}.`}
                </li>
              );
            })}
          </ul>
        </>
      }>
      <svg
        width="100%"
        height={BLOCK * VERSIONS.length - 8}
        fontSize="13"
        fill="currentColor"
        aria-hidden>
        <marker
          id="http3:lose-packet"
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto">
          <path d="M0 0l8 4-8 4z" />
        </marker>
        {VERSIONS.map((version, block) => (
          <g key={version}>
            <text y={block * BLOCK + 14}>
              <tspan fontWeight="700">{version}</tspan>
              {`: ${WAYS[version]}`}
            </text>
            {arrivalsOver(version, lost, order).map((arrival, row) => (
              <Row key={arrival.file} {...arrival} y={block * BLOCK + HEAD + row * ROW} />
            ))}
          </g>
        ))}
      </svg>
    </LiveFigure>
  );
}
