import type {ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

export default function MessageOpen(): ReactNode {
  return (
    <Figure
      title="What’s inside a response"
      description="A response of 61 octets from top to bottom. Header, 12 octets: ID, flags QR RD RA AD, code NOERROR, and counts 1, 1, 0, 1. Question, 22 octets: www.example.test, type A, class IN. Answer, 16 octets: a pointer to the name, type A, TTL 260, address 198.51.100.20. Authority: empty. Additional, 11 octets: the OPT record with a UDP size of 1232."
      caption="61 octets for one address. In the question, the name takes 18 octets, because each label has its length in front of it, and an empty label ends the name. Type and class take 2 each. The answer doesn’t repeat the name: two octets point back to the question. Authority is empty here, and OPT is about the message itself: it says how large an answer over UDP can be. Heights are not to scale."
      width={328}
      height={372}>
      <Box x={4} y={4} width={320} height={84} label="Header" align="start" />
      <Text x={316} y={22} anchor="end" size="small" tone="muted">
        12 octets
      </Text>
      <Text x={12} y={46} size="small" mono>
        ID, QR RD RA AD, NOERROR
      </Text>
      <Text x={12} y={70} size="small">
        section counts: 1, 1, 0, 1
      </Text>
      <Box x={4} y={96} width={320} height={62} label="Question" align="start" />
      <Text x={316} y={114} anchor="end" size="small" tone="muted">
        22 octets
      </Text>
      <Text x={12} y={142} size="small" mono>
        www.example.test., A, IN
      </Text>
      <Box x={4} y={166} width={320} height={84} label="Answer" align="start" tone="accent" />
      <Text x={316} y={184} anchor="end" size="small" tone="muted">
        16 octets
      </Text>
      <Text x={12} y={210} size="small" mono>
        pointer to name, A, IN
      </Text>
      <Text x={12} y={234} size="small" mono>
        TTL 260, 198.51.100.20
      </Text>
      <Box x={4} y={258} width={320} height={34} label="Authority" align="start" dashed />
      <Text x={316} y={276} anchor="end" size="small" tone="muted">
        empty
      </Text>
      <Box x={4} y={300} width={320} height={62} label="Additional" align="start" />
      <Text x={316} y={318} anchor="end" size="small" tone="muted">
        11 octets
      </Text>
      <Text x={12} y={346} size="small" mono>
        OPT, UDP size 1232
      </Text>
    </Figure>
  );
}
