import type {ReactNode} from 'react';
import Figure, {Box} from '@site/src/figures/kit/Figure';

const COLUMNS = [4, 114, 224] as const;
const WIDTH = 100;
const HEIGHT = 46;

/** From the top; each row has one cell per version. */
const ROWS: readonly (readonly {label: string; detail: string}[])[] = [
  [
    {label: 'HTTP/1.1', detail: 'text lines'},
    {label: 'HTTP/2', detail: 'frames'},
    {label: 'HTTP/3', detail: 'frames'},
  ],
  [
    {label: 'TLS', detail: 'for https'},
    {label: 'TLS', detail: 'for https'},
    {label: 'QUIC', detail: 'TLS 1.3 inside'},
  ],
  [
    {label: 'TCP', detail: 'byte stream'},
    {label: 'TCP', detail: 'byte stream'},
    {label: 'UDP', detail: 'datagrams'},
  ],
];

export default function HttpStack(): ReactNode {
  return (
    <Figure
      title="One meaning, three stacks"
      description="At the top is one box for all three: what HTTP means, that is, methods, status codes and fields, RFC 9110. Below it are three columns. HTTP/1.1 as text lines, on TLS for https, on TCP. HTTP/2 as frames, on TLS for https, on TCP. HTTP/3 as frames, on QUIC with TLS 1.3 inside, on UDP. At the bottom is one box for all three: IP."
      caption="All three share the top and the bottom. HTTP/3 replaces TCP and folds TLS into its transport, QUIC."
      width={328}
      height={258}>
      <Box
        x={4}
        y={4}
        width={320}
        height={HEIGHT}
        label="What HTTP means"
        detail="methods, status codes, fields: RFC 9110"
        tone="accent"
      />
      {ROWS.map((row, rowIndex) =>
        row.map(({label, detail}, column) => (
          <Box
            key={`${rowIndex}-${column}`}
            x={COLUMNS[column]!}
            y={56 + rowIndex * (HEIGHT + 6)}
            width={WIDTH}
            height={HEIGHT}
            label={label}
            detail={detail}
          />
        )),
      )}
      <Box x={4} y={212} width={320} height={40} label="IP" />
    </Figure>
  );
}
