import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

const FIELDS: readonly (readonly [name: string, value: string])[] = [
  [':method', 'GET'],
  [':scheme', 'https'],
  [':authority', 'www.example.test'],
  [':path', '/notes?page=2'],
  ['accept', 'text/html'],
];

const LINES = ['GET /notes?page=2 HTTP/1.1', 'Host: www.example.test', 'Accept: text/html'];

const LINE = 18;

/** A frame of HTTP/2 or HTTP/3: its header, then the compressed fields. */
function FramePanel({
  y,
  label,
  frame,
  coding,
}: {
  y: number;
  label: string;
  frame: string;
  coding: string;
}) {
  return (
    <>
      <Box x={4} y={y} width={320} height={182} label={label} align="start" />
      <Box x={12} y={y + 28} width={304} height={26} detail={frame} tone="muted" />
      <Box x={12} y={y + 58} width={304} height={116} tone="accent" />
      {FIELDS.map(([name, value], index) => (
        <Fragment key={name}>
          <Text x={20} y={y + 76 + index * LINE} size="small" mono>
            {name}
          </Text>
          <Text x={112} y={y + 76 + index * LINE} size="small" mono>
            {value}
          </Text>
        </Fragment>
      ))}
      <Text x={20} y={y + 168} size="small" tone="muted">
        {coding}
      </Text>
    </>
  );
}

export default function ThreeWires(): ReactNode {
  return (
    <Figure
      title="One request in three wire formats"
      description="The same GET request three times. In HTTP/1.1 it is lines of text: GET /notes?page=2 HTTP/1.1, Host: www.example.test, Accept: text/html, and an empty line. In HTTP/2 it is a HEADERS frame: a 9-byte header with length, type, flags and stream 1, then the fields :method, :scheme, :authority, :path and accept, compressed with HPACK. In HTTP/3 it is a HEADERS frame with type and length on QUIC stream 0, then the same fields compressed with QPACK."
      caption="HTTP/1.1’s first line and Host become fields that start with a colon. What the request means is the same in all three."
      width={328}
      height={500}>
      <Box x={4} y={4} width={320} height={106} label="HTTP/1.1: lines of text" align="start" />
      {LINES.map((line, index) => (
        <Text key={line} x={12} y={44 + index * LINE} size="small" mono>
          {line}
        </Text>
      ))}
      <Text x={12} y={44 + LINES.length * LINE} size="small" tone="muted">
        (empty line)
      </Text>
      <FramePanel
        y={120}
        label="HTTP/2: a frame on TCP"
        frame="9 bytes: length, HEADERS, flags, stream 1"
        coding="compressed with HPACK"
      />
      <FramePanel
        y={312}
        label="HTTP/3: a frame on QUIC stream 0"
        frame="type HEADERS, length"
        coding="compressed with QPACK"
      />
    </Figure>
  );
}
