import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/components/Figure';

const PARTS = [
  {label: 'https://', x: 4, width: 72},
  {label: 'www.', x: 76, width: 42},
  {label: 'example.', x: 118, width: 72},
  {label: 'test', x: 190, width: 42},
  {label: ':443', x: 232, width: 46, isImplied: true},
  {label: '/', x: 278, width: 30},
];

const SPANS = [
  {label: 'host', from: 78, to: 230},
  {label: 'public suffix', from: 192, to: 230},
  {label: 'registrable domain', from: 120, to: 230},
  {label: 'origin', from: 6, to: 276},
];

const FIRST_SPAN = 50;
const SPAN_HEIGHT = 34;
const SITE = FIRST_SPAN + SPANS.length * SPAN_HEIGHT;

function Span({from, to, y}: {from: number; to: number; y: number}) {
  return (
    <Segment
      tone="accent"
      points={[
        [from, y - 7],
        [from, y],
        [to, y],
        [to, y - 7],
      ]}
    />
  );
}

export default function UrlAnatomy(): ReactNode {
  return (
    <Figure
      title="The parts of a URL that carry a name"
      description="https://www.example.test:443/ cut into parts. The host is www.example.test. The public suffix is test. The registrable domain is example.test. The origin runs from https to port 443. The site is https and example.test, without www and without the port."
      caption="The same characters counted in five ways. The port (dashed) is not written, because 443 is the default of https."
      width={328}
      height={SITE + 26}>
      {PARTS.map(({label, x, width, isImplied}) => (
        <Box
          key={label}
          x={x}
          y={4}
          width={width}
          height={30}
          label={label}
          mono
          dashed={isImplied}
        />
      ))}
      {SPANS.map(({label, from, to}, index) => {
        const y = FIRST_SPAN + index * SPAN_HEIGHT;
        return (
          <Fragment key={label}>
            <Span from={from} to={to} y={y} />
            <Text x={(from + to) / 2} y={y + 15} anchor="middle" size="small">
              {label}
            </Text>
          </Fragment>
        );
      })}
      <Span from={6} to={66} y={SITE} />
      <Span from={120} to={230} y={SITE} />
      <Text x={93} y={SITE + 15} anchor="middle" size="small">
        site
      </Text>
    </Figure>
  );
}
