import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';

const TOKENS = [
  {label: '<main>', x: 4, width: 60},
  {label: '<h1>', x: 69, width: 44},
  {label: 'Bread', x: 118, width: 50},
  {label: '</h1>', x: 173, width: 52},
  {label: '↵', x: 230, width: 24},
  {label: '<img …>', x: 259, width: 65},
];

export default function SourceToTrees(): ReactNode {
  return (
    <Figure
      title="From source to tree to roles"
      description="The source is main, h1 with the text Bread, and on a new line img with an empty alt. It becomes these tokens: start tag main, start tag h1, characters Bread, end tag h1, a line break, start tag img. They build a DOM tree: main has three children, h1 with a text node, a text node with the line break, and img. The accessibility tree comes from it: main, with a level 1 heading named Bread. The line break and the image are missing there, the image because its alt is empty."
      caption="The parser turns characters into tokens and tokens into the DOM; ↵ is the line break, which is a text node too. The accessibility tree is made from the DOM and leaves decoration out."
      width={328}
      height={444}>
      <Box x={4} y={4} width={320} height={58} />
      <Text x={14} y={28} mono size="small">
        {'<main><h1>Bread</h1>'}
      </Text>
      <Text x={14} y={49} mono size="small">
        {'<img src="rye.svg" alt="">'}
      </Text>
      <Arrow from={[40, 62]} to={[40, 100]} />
      <Text x={50} y={86} size="small">
        characters to the tokenizer
      </Text>

      {TOKENS.map(({label, x, width}) => (
        <Box key={label} x={x} y={102} width={width} height={30} mono label={label} tone="accent" />
      ))}
      <Arrow from={[40, 132]} to={[40, 170]} />
      <Text x={50} y={156} size="small">
        tokens to the tree builder
      </Text>

      <Text x={4} y={190} strong>
        DOM
      </Text>
      <Segment
        points={[
          [26, 230],
          [26, 341],
          [40, 341],
        ]}
      />
      <Segment
        points={[
          [26, 255],
          [40, 255],
        ]}
      />
      <Segment
        points={[
          [26, 298],
          [40, 298],
        ]}
      />
      <Segment
        points={[
          [92, 255],
          [104, 255],
        ]}
      />
      <Box x={4} y={200} width={72} height={30} mono label="main" />
      <Box x={40} y={240} width={52} height={30} mono label="h1" />
      <Box x={104} y={240} width={76} height={30} mono label={'"Bread"'} />
      <Box x={40} y={283} width={52} height={30} mono label={'"↵"'} />
      <Box x={40} y={326} width={52} height={30} mono label="img" />
      <Arrow from={[40, 366]} to={[40, 386]} />
      <Text x={50} y={381} size="small">
        roles and names
      </Text>

      <Box x={4} y={390} width={72} height={46} label="main" />
      <Segment
        points={[
          [76, 413],
          [92, 413],
        ]}
      />
      <Box x={92} y={390} width={124} height={46} label="heading 1" detail={'"Bread"'} />
      <Text x={228} y={410} size="small">
        accessibility
      </Text>
      <Text x={228} y={428} size="small">
        tree
      </Text>
    </Figure>
  );
}
