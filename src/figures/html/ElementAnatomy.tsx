import type {ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/figures/kit/Figure';

export default function ElementAnatomy(): ReactNode {
  return (
    <Figure
      title="The parts of an element"
      description="The element a is written as a start tag, the text Rye, and an end tag. The start tag has the tag name a and one attribute, with the name href and the value #rye in quotation marks. The end tag has a slash and the tag name."
      caption="The element runs from the first character to the last. The attribute belongs to the start tag, not to the content."
      width={328}
      height={222}>
      <Text x={164} y={18} anchor="middle" strong>
        element
      </Text>
      <Segment
        points={[
          [8, 36],
          [8, 26],
          [320, 26],
          [320, 36],
        ]}
      />
      <Box x={8} y={44} width={168} height={36} mono label={'<a href="#rye">'} tone="accent" />
      <Box x={184} y={44} width={64} height={36} mono label="Rye" />
      <Box x={256} y={44} width={64} height={36} mono label="</a>" tone="accent" />
      <Text x={92} y={98} anchor="middle" size="small">
        start tag
      </Text>
      <Text x={216} y={98} anchor="middle" size="small">
        content
      </Text>
      <Text x={288} y={98} anchor="middle" size="small">
        end tag
      </Text>

      <Segment
        dashed
        tone="muted"
        points={[
          [8, 82],
          [8, 126],
        ]}
      />
      <Segment
        dashed
        tone="muted"
        points={[
          [176, 82],
          [176, 112],
          [256, 112],
          [256, 126],
        ]}
      />
      <Box x={8} y={128} width={36} height={36} mono label="<a" />
      <Box x={60} y={128} width={60} height={36} mono label="href" tone="accent" />
      <Text x={132} y={151} mono anchor="middle">
        =
      </Text>
      <Box x={144} y={128} width={76} height={36} mono label={'"#rye"'} tone="accent" />
      <Box x={232} y={128} width={24} height={36} mono label=">" />
      <Text x={31} y={182} anchor="middle" size="small">
        tag name
      </Text>
      <Text x={90} y={182} anchor="middle" size="small">
        name
      </Text>
      <Text x={182} y={182} anchor="middle" size="small">
        value
      </Text>
      <Segment
        points={[
          [60, 190],
          [60, 198],
          [220, 198],
          [220, 190],
        ]}
      />
      <Text x={140} y={214} anchor="middle" size="small">
        attribute
      </Text>
    </Figure>
  );
}
