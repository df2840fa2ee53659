import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/components/Figure';

const SOURCE = ['<h1>Pancakes</h1>', '<ul>', '  <li>2 eggs</li>', '  <li>flour</li>', '</ul>'];

const READERS = [
  {x: 4, label: 'Screen', lines: ['Pancakes,', 'large; two', 'bullets']},
  {x: 115, label: 'Voice', lines: ['“Heading:', 'Pancakes.', 'List, 2 items”']},
  {x: 226, label: 'Search', lines: ['a page', 'about', 'pancakes']},
] as const;

export default function InShort(): ReactNode {
  return (
    <Figure
      title="One text with marks, three readers"
      description="At the top the text with its marks: a heading Pancakes and a list of two items, 2 eggs and flour. Below it the tree that the browser builds: page, with a heading and a list with two items. From the tree come three results: the screen shows a large title and two bullets, a voice says heading Pancakes, list, 2 items, and a search finds a page about pancakes."
      caption="The marks are written once. Whoever reads the page, eye, ear or machine, starts from the same tree."
      width={328}
      height={378}>
      <Box x={4} y={4} width={320} height={106} />
      {SOURCE.map((line, index) => (
        <Text
          key={line}
          x={16 + (line.length - line.trimStart().length) * 8}
          y={26 + index * 19}
          mono>
          {line.trim()}
        </Text>
      ))}
      <Arrow from={[164, 110]} to={[164, 138]} />

      <Box x={4} y={138} width={72} height={32} label="page" tone="accent" />
      <Box x={116} y={138} width={90} height={32} label="heading" tone="accent" />
      <Box x={116} y={182} width={90} height={32} label="list" tone="accent" />
      <Box x={240} y={182} width={84} height={32} label="2 items" tone="accent" />
      <Arrow from={[76, 154]} to={[116, 154]} />
      <Arrow from={[76, 162]} to={[116, 192]} />
      <Arrow from={[206, 198]} to={[240, 198]} />

      {READERS.map(({x, label, lines}) => (
        <Fragment key={label}>
          <Arrow from={[x + 49, 222]} to={[x + 49, 250]} />
          <Box x={x} y={250} width={98} height={120} />
          <Text x={x + 49} y={274} anchor="middle" strong>
            {label}
          </Text>
          {lines.map((line, index) => (
            <Text key={line} x={x + 49} y={302 + index * 19} anchor="middle" size="small">
              {line}
            </Text>
          ))}
        </Fragment>
      ))}
    </Figure>
  );
}
