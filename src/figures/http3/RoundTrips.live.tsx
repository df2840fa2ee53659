import {useState, type ReactNode} from 'react';
import LiveFigure, {Range} from '@site/src/figures/kit/Live/kit';
import {WAYS, firstByteAfter} from './roundTrips';

const MOST = 300;
const ROW_HEIGHT = 76;
const LONGEST = firstByteAfter(WAYS[0], MOST);

/** The rest of the width is for the number after the bar. */
const percent = (milliseconds: number) => `${(76 * milliseconds) / LONGEST}%`;
const roundTrips = (count: number) => `${count} round trip${count === 1 ? '' : 's'}`;

export default function RoundTrips(): ReactNode {
  const [roundTrip, setRoundTrip] = useState(150);
  const times = WAYS.map((way) => firstByteAfter(way, roundTrip));
  return (
    <LiveFigure
      title="Round trips before the first byte"
      caption="Each box is one round trip, and the words above a bar say what its boxes are for, in order."
      rules="The hello asks whether anybody is there, and the keys are for encryption; the coloured box is the request with its response. DNS and the server’s own time are left out."
      said={`QUIC delivers the first byte ${times[1]! - times[2]!} ms sooner than TCP with TLS 1.3; with 0-RTT, ${times[1]! - times[3]!} ms sooner.`}
      controls={
        <Range
          label="To the server and back"
          min={5}
          max={MOST}
          step={5}
          value={roundTrip}
          onChange={setRoundTrip}
          says={(value) => `${value} ms`}
        />
      }
      words={
        <ul>
          {WAYS.map((way) => (
            <li key={way.name}>
              {`${way.name}: ${roundTrips(way.steps.length)} (${way.steps.join(', ')}). ${[
                5,
                50,
                150,
                MOST,
              ]
                .map((each) => `At ${each} ms it takes ${firstByteAfter(way, each)} ms`)
                .join('. ')}.`}
            </li>
          ))}
        </ul>
      }>
      <svg
        width="100%"
        height={WAYS.length * ROW_HEIGHT}
        fontSize="14"
        fill="currentColor"
        aria-hidden>
        {WAYS.map(({name, steps}, row) => (
          // Makes room for the left half of the first box's border.
          <g key={name} transform="translate(1)">
            <text x="1" y={row * ROW_HEIGHT + 16}>{`${name}: ${roundTrips(steps.length)}`}</text>
            {/* Not inside the boxes, which are narrower than the words on a phone or near the server. */}
            <text x="1" y={row * ROW_HEIGHT + 35} fontSize="13">
              {steps.join(' | ')}
            </text>
            {steps.map((_, index) => (
              <rect
                key={index}
                x={percent(index * roundTrip)}
                y={row * ROW_HEIGHT + 42}
                width={percent(roundTrip)}
                height="18"
                stroke="currentColor"
                fill={`var(--site-figure-${index === steps.length - 1 ? 'accent' : 'fill'})`}
              />
            ))}
            <text x={percent(times[row]!)} dx="8" y={row * ROW_HEIGHT + 56} fontWeight="700">
              {`${times[row]} ms`}
            </text>
          </g>
        ))}
      </svg>
    </LiveFigure>
  );
}
