import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';

const PIXELS_PER_DAY = 2.6;
const EXPIRY = 97;

/** Converts days after expiry to a position on the line. */
function at(day: number): number {
  return EXPIRY + day * PIXELS_PER_DAY;
}

const DELETION = at(45);
const PENDING_DELETE = at(75);
const RELEASE = at(80);
const INTERRUPTION = at(37);

export default function LifeOfAName(): ReactNode {
  return (
    <Figure
      title="The end of a com registration"
      description="The first reminders come about a month, then a week, before expiry on 1 March. Then there are 45 days in which the registrar can cancel the renewal, with DNS switched off from 7 April. On 15 April the name is deleted. 30 days of redemption follow until 15 May, then 5 days of pending delete, and on 20 May, 80 days after expiry, the name is free. It resolves only until 7 April."
      caption="Drawn to scale for a registrar that waits as long as it can: 45, 30 and 5 days make 80. A registrar that deletes at once skips the first 45."
      width={328}
      height={178}>
      <Text x={18} y={16} size="small">
        first reminders
      </Text>
      <Arrow from={[at(-30), 22]} to={[at(-30), 56]} />
      <Arrow from={[at(-7), 22]} to={[at(-7), 56]} />
      <Text x={EXPIRY + 4} y={40} size="small">
        expiry
      </Text>
      <Segment
        points={[
          [EXPIRY, 28],
          [EXPIRY, 58],
        ]}
      />
      <Text x={DELETION - 4} y={40} anchor="end" size="small">
        deletion
      </Text>
      <Segment
        points={[
          [DELETION, 28],
          [DELETION, 58],
        ]}
      />
      <Text x={324} y={16} anchor="end" size="small">
        pending delete, 5 days
      </Text>
      <Segment
        points={[
          [(PENDING_DELETE + RELEASE) / 2, 22],
          [(PENDING_DELETE + RELEASE) / 2, 58],
        ]}
      />
      <Box x={4} y={58} width={EXPIRY - 4} height={44} label="registered" tone="accent" />
      <Box
        x={EXPIRY}
        y={58}
        width={DELETION - EXPIRY}
        height={44}
        label="auto-renewed"
        detail="45 days"
      />
      <Box x={DELETION} y={58} width={PENDING_DELETE - DELETION} height={44} tone="warning" />
      <Text x={(DELETION + PENDING_DELETE) / 2} y={77} anchor="middle" size="small">
        redemption
      </Text>
      <Text x={(DELETION + PENDING_DELETE) / 2} y={94} anchor="middle" size="small">
        30 days
      </Text>
      <Box x={PENDING_DELETE} y={58} width={RELEASE - PENDING_DELETE} height={44} tone="warning" />
      <Segment
        thick
        tone="accent"
        points={[
          [4, 122],
          [INTERRUPTION, 122],
        ]}
      />
      <Text x={4} y={140} size="small">
        the name resolves
      </Text>
      <Segment
        dashed
        tone="muted"
        points={[
          [INTERRUPTION + 4, 122],
          [RELEASE, 122],
        ]}
      />
      <Text x={RELEASE} y={140} anchor="end" size="small">
        it doesn’t
      </Text>
      <Text x={RELEASE} y={166} anchor="end" size="small">
        then anybody can register it
      </Text>
    </Figure>
  );
}
