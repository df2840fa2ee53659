import type {ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/components/Figure';

export default function CacheExpiry(): ReactNode {
  return (
    <Figure
      title="One change, three caches"
      description="A time axis from 11:00 to 13:00. The record has a TTL of 3600 seconds and is changed at 12:00. Resolver A fetched it at 11:10 and holds the old answer until 12:10. Resolver B fetched it at 11:55 and holds the old answer until 12:55. Resolver C had nothing cached and gets the new answer at its first query, at 12:05."
      caption="With a TTL of 3,600 seconds the last old copy in a resolver is gone at most an hour after the change, and nothing had to be sent to anybody. Time is to scale."
      width={328}
      height={236}>
      <Segment
        tone="warning"
        dashed
        points={[
          [174, 26],
          [174, 196],
        ]}
      />
      <Text x={174} y={18} anchor="middle" size="small" strong>
        change at 12:00
      </Text>
      <Text x={4} y={58} size="small">
        A
      </Text>
      <Box x={49} y={38} width={150} height={32} detail="old" tone="muted" />
      <Box x={199} y={38} width={125} height={32} detail="new, from 12:10" tone="accent" />
      <Text x={4} y={112} size="small">
        B
      </Text>
      <Box x={161} y={92} width={150} height={32} detail="old, until 12:55" tone="muted" />
      <Box x={311} y={92} width={13} height={32} tone="accent" />
      <Text x={4} y={166} size="small">
        C
      </Text>
      <Box x={186} y={146} width={138} height={32} detail="new, from 12:05" tone="accent" />
      <Text x={30} y={166} size="small" tone="muted">
        nothing cached
      </Text>
      <Segment
        points={[
          [24, 196],
          [324, 196],
        ]}
      />
      <Segment
        points={[
          [24, 192],
          [24, 200],
        ]}
      />
      <Segment
        points={[
          [174, 192],
          [174, 200],
        ]}
      />
      <Segment
        points={[
          [324, 192],
          [324, 200],
        ]}
      />
      <Text x={8} y={218} size="small">
        11:00
      </Text>
      <Text x={174} y={218} anchor="middle" size="small">
        12:00
      </Text>
      <Text x={324} y={218} anchor="end" size="small">
        13:00
      </Text>
    </Figure>
  );
}
