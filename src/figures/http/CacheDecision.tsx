import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/components/Figure';

export default function CacheDecision(): ReactNode {
  return (
    <Figure
      title="What a cache does with a GET"
      description="First question: is a response stored that matches by URL, method and the fields named in Vary? If not, the cache sends the request in full. If so, second question: is it marked no-cache? If yes, it is validated with If-None-Match. If no, third question: is it fresh, its age below its lifetime? If yes, it is used and nothing is sent. If no, it is validated. Validation ends in 304, and the stored content is used, or in 200, and the new content replaces it."
      caption="Only the path at the left sends nothing. Validation costs a round trip, but a 304 brings no content."
      width={328}
      height={358}>
      <Box
        x={4}
        y={4}
        width={146}
        height={52}
        label="Is a match stored?"
        detail="URL, method, Vary"
      />
      <Arrow from={[150, 30]} to={[200, 30]} label="no" />
      <Box x={200} y={4} width={124} height={52} label="Ask in full" detail="plain request" />

      <Arrow from={[77, 56]} to={[77, 98]} />
      <Text x={85} y={80} size="small">
        yes
      </Text>
      <Box x={4} y={98} width={146} height={52} label="Marked no-cache?" detail="Cache-Control" />
      <Arrow from={[150, 124]} to={[200, 124]} label="yes" />
      <Box x={200} y={98} width={124} height={146} label="Validate" detail="If-None-Match" />

      <Arrow from={[77, 150]} to={[77, 192]} />
      <Text x={85} y={174} size="small">
        no
      </Text>
      <Box x={4} y={192} width={146} height={52} label="Still fresh?" detail="age below lifetime" />
      <Arrow from={[150, 218]} to={[200, 218]} label="no" />

      <Arrow from={[54, 244]} to={[54, 302]} />
      <Text x={62} y={276} size="small">
        yes
      </Text>
      <Box
        x={4}
        y={302}
        width={100}
        height={52}
        label="Use stored"
        detail="nothing sent"
        tone="accent"
      />

      <Arrow from={[207, 244]} to={[207, 302]} />
      <Text x={199} y={276} size="small" anchor="end">
        304
      </Text>
      <Box x={114} y={302} width={100} height={52} label="Use stored" detail="still valid" />

      <Arrow from={[274, 244]} to={[274, 302]} />
      <Text x={282} y={276} size="small">
        200
      </Text>
      <Box x={224} y={302} width={100} height={52} label="Use new" detail="replaces old" />
    </Figure>
  );
}
