import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/figures/kit/Figure';

const ROW_HEIGHT = 34;
const TABLE_TOP = 66;
const BITS_TOP = TABLE_TOP + 4 * ROW_HEIGHT + 40;
const BITS_ROW = 24;

const ROUTES = [
  {prefix: '0.0.0.0/0', verdict: '0', nextHop: 'provider'},
  {prefix: '198.51.100.0/24', verdict: '24', nextHop: 'rack A'},
  {prefix: '198.51.100.16/28', verdict: '28, longest', nextHop: 'rack B', wins: true},
  {prefix: '198.51.100.64/26', verdict: 'no match', nextHop: 'rack C', fails: true},
];

const LAST_BYTES = [
  {name: 'destination .20', bits: '0001 0100'},
  {name: 'prefix .16/28', bits: '0001 ....', wins: true},
  {name: 'prefix .64/26', bits: '01.. ....', fails: true},
];

function toneOf({wins, fails}: {wins?: boolean; fails?: boolean}) {
  return wins ? 'accent' : fails ? 'muted' : 'plain';
}

export default function LongestMatch(): ReactNode {
  return (
    <Figure
      title="One destination, four routes, the longest match"
      description="A router inside the hosting company has a packet for 198.51.100.20. Its table: 0.0.0.0/0 to the provider matches with 0 bits; 198.51.100.0/24 to rack A matches with 24 bits; 198.51.100.16/28 to rack B matches with 28 bits and is chosen; 198.51.100.64/26 to rack C doesn’t match. Below, the last byte in bits: the destination’s 20 is 0001 0100; the /28 wants 0001 at the front, which matches; the /26 wants 01 at the front, which doesn’t."
      caption="A router inside the hosting company. Three routes match. The one with the most bits wins, and the packet goes to rack B. A dot stands for a bit that the prefix leaves open."
      width={328}
      height={BITS_TOP + LAST_BYTES.length * BITS_ROW}>
      <Text x={8} y={20} size="small" tone="muted">
        packet to
      </Text>
      <Text x={72} y={20} mono strong>
        198.51.100.20
      </Text>
      <Text x={12} y={TABLE_TOP - 8} size="small" tone="muted">
        prefix
      </Text>
      <Text x={144} y={TABLE_TOP - 8} size="small" tone="muted">
        bits matched
      </Text>
      <Text x={262} y={TABLE_TOP - 8} size="small" tone="muted">
        next hop
      </Text>
      {ROUTES.map((route, index) => {
        const y = TABLE_TOP + index * ROW_HEIGHT;
        return (
          <Fragment key={route.prefix}>
            <Box
              x={4}
              y={y}
              width={320}
              height={ROW_HEIGHT - 4}
              tone={toneOf(route)}
              dashed={route.fails}
            />
            <Text x={12} y={y + 20} size="small" mono>
              {route.prefix}
            </Text>
            <Text x={144} y={y + 20} size="small" strong={route.wins}>
              {route.verdict}
            </Text>
            <Text x={262} y={y + 20} size="small" strong={route.wins}>
              {route.nextHop}
            </Text>
          </Fragment>
        );
      })}
      <Segment
        tone="muted"
        points={[
          [4, BITS_TOP - 26],
          [324, BITS_TOP - 26],
        ]}
      />
      {LAST_BYTES.map((line, index) => (
        <Fragment key={line.name}>
          <Text x={12} y={BITS_TOP + index * BITS_ROW} size="small">
            {line.name}
          </Text>
          <Text x={144} y={BITS_TOP + index * BITS_ROW} mono strong={line.wins}>
            {line.bits}
          </Text>
          {(line.wins || line.fails) && (
            <Text x={240} y={BITS_TOP + index * BITS_ROW} size="small">
              {line.wins ? 'agrees' : 'differs'}
            </Text>
          )}
        </Fragment>
      ))}
    </Figure>
  );
}
