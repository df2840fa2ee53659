import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/figures/kit/Figure';

type Span = readonly [start: number, end: number];

type Row = {
  name: string;
  parser: readonly Span[];
  fetch: Span;
  fetched?: string;
  imports?: Span;
  run: Span;
  ready: number;
};

const ROW_HEIGHT = 96;

const ROWS: readonly Row[] = [
  {
    name: '<script src>',
    parser: [
      [8, 90],
      [210, 316],
    ],
    fetch: [90, 170],
    run: [170, 210],
    ready: 316,
  },
  {name: '<script defer src>', parser: [[8, 196]], fetch: [90, 170], run: [196, 236], ready: 236},
  {
    name: '<script type="module" src>',
    parser: [[8, 196]],
    fetch: [90, 150],
    imports: [150, 216],
    run: [216, 256],
    ready: 256,
  },
  {
    name: '<script async src>',
    parser: [
      [8, 170],
      [210, 236],
    ],
    fetch: [90, 170],
    run: [170, 210],
    ready: 236,
  },
  {
    name: 'inline script after slow CSS',
    parser: [
      [8, 90],
      [210, 316],
    ],
    fetch: [50, 170],
    fetched: 'fetch CSS',
    run: [170, 210],
    ready: 316,
  },
];

/** A box that shows its label only if there's room. */
function Bar({
  span: [start, end],
  y,
  label,
  tone,
}: {
  span: Span;
  y: number;
  label: string;
  tone?: 'accent' | 'muted';
}) {
  const hasRoom = end - start > label.length * 7.5 + 6;
  return (
    <Box
      x={start}
      y={y}
      width={end - start}
      height={24}
      label={hasRoom ? label : undefined}
      tone={tone}
    />
  );
}

export default function ScriptTimeline(): ReactNode {
  return (
    <Figure
      title="When scripts run while a document is parsed"
      description="Five rows with the same amount of parsing. Classic script: the parser stops while the script is fetched and run. Defer: fetched during parsing, run when parsing ends. Module: the same, but its imports are fetched too. Async: fetched during parsing, run on arrival; the parser stops only while it runs. Inline script after slow CSS: script and parser wait until the CSS has arrived."
      caption="Upper bar: parsing; lower bar: fetching and running. The line marked D is DOM ready. Lengths are illustrative, not to scale."
      width={328}
      height={ROWS.length * ROW_HEIGHT}>
      {ROWS.map(({name, parser, fetch, fetched = 'fetch', imports, run, ready}, index) => {
        const y = index * ROW_HEIGHT;
        return (
          <Fragment key={name}>
            <Text x={8} y={y + 16} size="small" mono={name.startsWith('<')}>
              {name}
            </Text>
            {parser.map((span) => (
              <Bar key={span[0]} span={span} y={y + 24} label="parse" />
            ))}
            <Bar span={fetch} y={y + 54} label={fetched} tone="muted" />
            {imports && <Bar span={imports} y={y + 54} label="imports" tone="muted" />}
            <Bar span={run} y={y + 54} label="run" tone="accent" />
            <Segment
              thick
              tone="accent"
              points={[
                [ready + 2, y + 22],
                [ready + 2, y + 80],
              ]}
            />
            <Text x={ready + 3} y={y + 16} anchor="middle" size="small" strong>
              D
            </Text>
          </Fragment>
        );
      })}
    </Figure>
  );
}
